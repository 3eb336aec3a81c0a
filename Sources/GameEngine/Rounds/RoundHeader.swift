/// How a round is announced.
package struct RoundHeader: Hashable, Codable, Sendable {
  /// How it is played.
  package let mode: Mode
  /// Who dealt it: `solo`, or the name of a server.
  package let dealer: String
  /// The date of a daily.
  package let date: CalendarDate?
  /// The number of a daily, 1 on its dealer's first date.
  package let number: Int?
  /// How many questions it has without the encore; 0 where the end is open.
  package let questions: Int
  /// Whether it counts on a board.
  package let ranked: Bool
  /// The rules.
  package let ruleset: Ruleset
  /// The edition of the content that it was dealt from.
  package let edition: String

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
