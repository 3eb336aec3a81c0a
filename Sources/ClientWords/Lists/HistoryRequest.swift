/// The choice of answers to list.
package struct HistoryRequest: Sendable {
  /// The most answers; the newest are listed.
  package var limit = 20
  /// Whether to list only misses and passes.
  package var missesOnly = false
  /// Only answers to this word.
  package var word: String?
  /// Only answers in this form.
  package var form: String?
  /// Only answers from this date on.
  package var since: String?
  /// Only answers up to this date.
  package var until: String?

  /// A request for the newest twenty answers.
  package init() {}
}
