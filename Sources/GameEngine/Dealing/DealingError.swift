/// Why a round cannot be dealt.
package enum DealingError: Error, Hashable, Sendable {
  /// The purpose for which no items were found.
  package enum Need: Hashable, Sendable {
    /// Items of a level, for a daily.
    case level(Level)
    /// A run: no question can be made at all.
    case run
    /// Items for a session of spaced practice.
    case session
    /// A practice round of these forms, level and category. Empty or nil means any.
    case round(forms: [FormID], level: Level?, category: String?)
  }

  /// No item is suitable.
  case noWords(Need)
  /// There is no daily on this date.
  case dateOutOfRange(CalendarDate, first: CalendarDate, last: CalendarDate)
  /// A daily was begun under rules that were never in force on its date: the ID of the rules, and
  /// the date.
  case rulesNotInForce(String, CalendarDate)
  /// A recipe names a form that this version does not know.
  case unknownForm(String)

  /// The stable error code, in snake case.
  package var code: String {
    switch self {
    case .noWords: "no_words"
    case .dateOutOfRange: "date_out_of_range"
    case .rulesNotInForce: "rules_not_in_force"
    case .unknownForm: "unknown_form"
    }
  }
}
