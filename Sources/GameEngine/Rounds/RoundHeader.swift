/// The description of a round, without its questions.
package struct RoundHeader: Hashable, Codable, Sendable {
  /// Its mode.
  package internal(set) var mode: Mode
  /// Its dealer: `solo`, or the name of a server.
  package internal(set) var dealer: String
  /// The date of a daily.
  package internal(set) var date: CalendarDate?
  /// The number of a daily, 1 on its dealer's first date.
  package internal(set) var number: Int?
  /// The number of questions without the encore; 0 if the end is open.
  package internal(set) var questions: Int
  /// Whether it counts on a board.
  package internal(set) var ranked: Bool
  /// The rules.
  package internal(set) var ruleset: Ruleset
  /// The edition of the content that it was dealt from.
  package internal(set) var edition: String

  /// A header.
  package init(
    dealer: String = "solo", date: CalendarDate? = nil, number: Int? = nil, questions: Int,
    ranked: Bool = false, ruleset: Ruleset, edition: String
  ) {
    self.mode = ruleset.mode
    self.dealer = dealer
    self.date = date
    self.number = number
    self.questions = questions
    self.ranked = ranked
    self.ruleset = ruleset
    self.edition = edition
  }
}
