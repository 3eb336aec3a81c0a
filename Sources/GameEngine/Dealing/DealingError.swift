/// Why no round can be dealt.
package enum DealingError: Error, Hashable, Sendable {
  /// Items that were needed.
  package enum Need: Hashable, Sendable {
    /// Items of a level, for a daily.
    case level(Level)
    /// Items for a run.
    case run
    /// Items for a session of spaced practice.
    case session
    /// Items for a practice round of these forms, this level and this category; of any if none is given.
    case round(forms: [FormID], level: Level?, category: String?)
  }

  /// No item suits the need.
  case noWords(Need)
  /// No daily is dealt for this date.
  case dateOutOfRange(CalendarDate, first: CalendarDate, last: CalendarDate)
  /// A daily was begun under rules that were never in force on its date.
  case rulesNotInForce(String, CalendarDate)
  /// Unknown form.
  case unknownForm(String)

  /// The stable error code.
  package var code: String {
    switch self {
    case .noWords: "no_words"
    case .dateOutOfRange: "date_out_of_range"
    case .rulesNotInForce: "rules_not_in_force"
    case .unknownForm: "unknown_form"
    }
  }
}
