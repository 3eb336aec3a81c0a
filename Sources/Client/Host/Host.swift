package import GameEngine

/// What the process gives the client: time, chance, input and output. The mains supply the real ones,
/// tests their own.
package struct Host: Sendable {
  /// The player's clock and calendar.
  package var now: @Sendable () -> Moment
  /// Milliseconds of a clock that never runs backwards.
  package var uptimeMillis: @Sendable () -> Int
  /// 64 bits that nobody can foresee.
  package var randomBits: @Sendable () -> UInt64
  /// Where lines come from.
  package var input: any LineSource
  /// Where results go.
  package var output: any TextSink
  /// Where errors and remarks go.
  package var errors: any TextSink
  /// What the output can show.
  package var display: Display
  /// How many columns there are now, where that can change.
  package var measureWidth: (@Sendable () -> Int)?

  /// A host.
  package init(
    now: @escaping @Sendable () -> Moment, uptimeMillis: @escaping @Sendable () -> Int,
    randomBits: @escaping @Sendable () -> UInt64, input: any LineSource, output: any TextSink,
    errors: any TextSink, display: Display
  ) {
    self.now = now
    self.uptimeMillis = uptimeMillis
    self.randomBits = randomBits
    self.input = input
    self.output = output
    self.errors = errors
    self.display = display
  }

  /// A new random id (a UUID of version 4, RFC 9562).
  package func makeID() -> EventID {
    EventID(
      high: randomBits() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
      low: randomBits() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}

/// Where text goes.
package protocol TextSink: Sendable {
  /// Writes the text at once.
  func write(_ text: String)
}

/// Where a player's lines come from.
package protocol LineSource: Sendable {
  /// Waits for the next line; nil at the end of input.
  func next() -> InputLine?
}

/// A line of input.
package enum InputLine: Hashable, Sendable {
  /// Text, without its line feed.
  case text(String)
  /// Bytes that are not UTF-8.
  case notText
  /// A line of more than `InputLine.longest` bytes; all of it has been read and thrown away.
  case tooLong

  /// The longest line that is taken, in bytes.
  package static let longest = 4096
}

/// What the output can show.
package struct Display: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Whether colours and weight are understood.
  package var isStyled: Bool
  /// Whether colours are wanted.
  package var hasColor: Bool
  /// Whether signs beyond ASCII can be shown.
  package var isUnicode: Bool
  /// Whether a person types at it, so that prompts make sense.
  package var isInteractive: Bool

  /// A display.
  package init(
    width: Int = 80, isStyled: Bool = false, hasColor: Bool = false, isUnicode: Bool = true,
    isInteractive: Bool = false
  ) {
    self.width = width
    self.isStyled = isStyled
    self.hasColor = hasColor
    self.isUnicode = isUnicode
    self.isInteractive = isInteractive
  }
}
