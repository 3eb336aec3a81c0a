/// Why no round can be dealt.
package enum DealingError: Error, Hashable, Sendable {
  /// There is no word to ask for what was wished.
  case noWords(String)
  /// No daily is dealt for this date.
  case dateOutOfRange(CalendarDate, first: CalendarDate)
  /// A daily was begun under rules that were never in force on its date.
  case rulesNotInForce(String, CalendarDate)
  /// The content has no such form.
  case unknownForm(String)

  /// A stable name.
  package var code: String {
    switch self {
    case .noWords: "no_words"
    case .dateOutOfRange: "date_out_of_range"
    case .rulesNotInForce: "rules_not_in_force"
    case .unknownForm: "unknown_form"
    }
  }
}
