/// What a screen asks to be done.
package enum Effect<Message: Sendable>: Sendable {
  /// Leave the program.
  case quit
  /// Close this screen; the one below comes back.
  case close
  /// Put a screen over this one.
  case open(any Screen)
  /// Put a screen in the place of this one.
  case replace(any Screen)
  /// Do something that takes time; the screen goes on meanwhile.
  case run(Work<Message>)
  /// Put text on the terminal's clipboard.
  case copy(String)
  /// Say something in passing.
  case toast(Toast)
  /// Show what the keys do.
  case help
  /// Change the colors, and remember them unless this is only a look at them.
  case theme(Theme, isKept: Bool = true)
}

/// Something that takes time, such as a request or a look at the disk.
package struct Work<Message: Sendable>: Sendable {
  /// Tells how far it is.
  package typealias Report = @Sendable (_ fraction: Double?, _ text: String) -> Void

  /// What is waited for; shown where it takes a moment.
  let label: String
  /// What the player's cancelling tells the screen; nil where it cannot be cancelled.
  let cancelled: Message?
  let replacesEarlier: Bool
  let body: @Sendable (@escaping Report) async -> Message

  /// Something to do.
  ///
  /// - Parameters:
  ///   - label: what is waited for, such as `asking words.example.org`.
  ///   - cancelled: the message where the player cancels it; nil where that is not possible.
  ///   - replacesEarlier: whether what the screen asked for before is not waited for any more, so that
  ///     an answer to an older question never comes after one to a newer.
  ///   - body: does it, may tell how far it is, and returns what the screen is told.
  package init(
    _ label: String, cancelled: Message? = nil, replacesEarlier: Bool = false,
    _ body: @escaping @Sendable (@escaping Report) async -> Message
  ) {
    (self.label, self.cancelled) = (label, cancelled)
    (self.replacesEarlier, self.body) = (replacesEarlier, body)
  }
}

/// Something said in passing.
package struct Toast: Hashable, Sendable {
  /// The text, on one line.
  package let text: String
  /// Whether something went wrong.
  package let isError: Bool

  /// Something said in passing.
  package init(_ text: String, isError: Bool = false) {
    (self.text, self.isError) = (text, isError)
  }
}
