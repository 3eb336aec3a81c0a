/// How a round is announced.
package struct RoundHeader: Hashable, Codable, Sendable {
  /// How it is played.
  package internal(set) var mode: Mode
  /// Who dealt it: `solo`, or the name of a server.
  package internal(set) var dealer: String
  /// The date of a daily.
  package internal(set) var date: CalendarDate?
  /// The number of a daily, 1 on its dealer's first date.
  package internal(set) var number: Int?
  /// How many questions it has without the encore; 0 where the end is open.
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
