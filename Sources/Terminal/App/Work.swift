/// Something that takes time, such as a request or a search.
package struct Work<Message: Sendable>: Sendable {
  /// Reports progress: the fraction done, 0 to 1 if known, and a description for the footer.
  package typealias Report = @Sendable (_ fraction: Double?, _ text: String) -> Void
  /// Does the work and returns the message for the screen.
  package typealias Body = @Sendable (@escaping Report) async -> Message

  /// The description for the footer while the work runs; empty for work that is not shown.
  let label: String
  /// The message for the screen if the player cancels; nil if the work cannot be cancelled.
  let cancelled: Message?
  let replacesEarlier: Bool
  let body: Body

  /// Creates work.
  ///
  /// - Parameters:
  ///   - label: a description to show, such as `asking words.example.org`; empty for work that is
  ///     not shown.
  ///   - cancelled: the message if the player cancels; nil if the player cannot cancel.
  ///   - replacesEarlier: whether to cancel earlier work of the same screen, so that an answer to
  ///     an old question never arrives after an answer to a newer one.
  ///   - body: does the work, can report progress, and returns the message.
  package init(
    _ label: String, cancelled: Message? = nil, replacesEarlier: Bool = false,
    _ body: @escaping Body
  ) {
    (self.label, self.cancelled) = (label, cancelled)
    (self.replacesEarlier, self.body) = (replacesEarlier, body)
  }

  /// The work without the type of its messages, as the app stores it.
  var erased: Work<any Sendable> {
    Work<any Sendable>(label, cancelled: cancelled, replacesEarlier: replacesEarlier) {
      [body] report in await body(report)
    }
  }
}
