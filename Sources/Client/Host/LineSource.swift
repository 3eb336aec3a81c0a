/// Where a player's lines come from.
package protocol LineSource: Sendable {
  /// Waits for the next line; nil at the end of input.
  func next() -> InputLine?
  /// Waits for the next line without showing what is typed; nil at the end of input.
  func nextSecret() -> InputLine?
}

/// A line of input.
package enum InputLine: Hashable, Sendable {
  /// Text, without its line feed.
  case text(String)
  /// Bytes that are not UTF-8.
  case notText
  /// A line of more than `InputLine.longest` bytes; all of it has been read and thrown away.
  case tooLong

  /// Its text; nil where it cannot be taken.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The longest line that is taken, in bytes.
  package static let longest = 4096
}
