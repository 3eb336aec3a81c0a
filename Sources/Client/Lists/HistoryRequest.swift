/// What to list of the answers.
package struct HistoryRequest: Sendable {
  /// At most so many, the newest.
  package var limit = 20
  /// Only misses and passes.
  package var missesOnly = false
  /// Only answers to this word.
  package var word: String?
  /// Only answers in this form.
  package var form: String?
  /// Only answers from this date on.
  package var since: String?
  /// Only answers up to this date.
  package var until: String?

  /// The last twenty.
  package init() {}
}
