/// Something that takes time, such as a request or a search.
package struct Work<Message: Sendable>: Sendable {
  /// Reports progress: the fraction that is done, if known, and a description.
  package typealias Report = @Sendable (_ fraction: Double?, _ text: String) -> Void
  /// Does the work and returns the message for the screen.
  package typealias Body = @Sendable (@escaping Report) async -> Message

  /// The description shown while the work takes a while; empty for work that is not shown.
  let label: String
  /// The message for the screen if the player cancels; nil if the work cannot be cancelled.
  let cancelled: Message?
  let replacesEarlier: Bool
  let body: Body

  /// Creates work.
  ///
  /// - Parameters:
  ///   - label: a description to show, such as `asking words.example.org`; empty for work that is not shown.
  ///   - cancelled: the message if the player cancels; nil if that is not possible.
  ///   - replacesEarlier: whether earlier work of the same screen is cancelled, so that an answer to an
  ///     old question never arrives after an answer to a newer one.
  ///   - body: does the work; may report progress; returns the message.
  package init(
    _ label: String, cancelled: Message? = nil, replacesEarlier: Bool = false,
    _ body: @escaping Body
  ) {
    (self.label, self.cancelled) = (label, cancelled)
    (self.replacesEarlier, self.body) = (replacesEarlier, body)
  }

  /// The work without the type of its messages.
  var erased: Work<any Sendable> {
    Work<any Sendable>(label, cancelled: cancelled, replacesEarlier: replacesEarlier) {
      [body] report in await body(report)
    }
  }
}
