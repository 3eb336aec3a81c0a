/// The description of a round, without its questions.
package struct RoundHeader: Hashable, Codable, Sendable {
  /// The mode of its ruleset.
  package internal(set) var mode: Mode
  /// Its dealer: `solo`, or the name of a server.
  package internal(set) var dealer: String
  /// The date of a daily; nil in other modes.
  package internal(set) var date: CalendarDate?
  /// The number of a daily, 1 on its dealer's first date; nil in other modes.
  package internal(set) var number: Int?
  /// The number of questions without the encore; 0 if the round has no fixed number.
  package internal(set) var questions: Int
  /// Whether it counts on a board.
  package internal(set) var ranked: Bool
  /// The rules under which it was dealt.
  package internal(set) var ruleset: Ruleset
  /// The name of the edition of the content from which it was dealt.
  package internal(set) var edition: String
  /// The course of its words.
  package internal(set) var course: CourseID

  package init(
    dealer: String = "solo", date: CalendarDate? = nil, number: Int? = nil, questions: Int,
    ranked: Bool = false, ruleset: Ruleset, edition: String, course: CourseID = .english
  ) {
    self.mode = ruleset.mode
    self.dealer = dealer
    self.date = date
    self.number = number
    self.questions = questions
    self.ranked = ranked
    self.ruleset = ruleset
    self.edition = edition
    self.course = course
  }

  /// The possible numbers of questions.
  package static let questionCounts = 0...RoundOutcomes.most
  /// The possible numbers of dailies: enough for a few thousand years.
  static let numbers = 0...1_000_000

  var isPlausible: Bool {
    RoundHeader.questionCounts.contains(questions) && RoundHeader.numbers.contains(number ?? 0)
      && mode == ruleset.mode
  }

  /// Decodes a header. One without a course is English.
  ///
  /// - Throws: `DecodingError` if a field is missing, a number is out of range, or the mode differs
  ///   from the mode of the ruleset. `UnknownRuleset` explains an unknown ruleset.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    mode = try fields.decode(Mode.self, forKey: .mode)
    dealer = try fields.decode(String.self, forKey: .dealer)
    date = try fields.decodeIfPresent(CalendarDate.self, forKey: .date)
    number = try fields.decodeIfPresent(Int.self, forKey: .number)
    questions = try fields.decode(Int.self, forKey: .questions)
    ranked = try fields.decode(Bool.self, forKey: .ranked)
    ruleset = try fields.decode(Ruleset.self, forKey: .ruleset)
    edition = try fields.decode(String.self, forKey: .edition)
    course = try fields.decodeIfPresent(CourseID.self, forKey: .course) ?? .english
    guard isPlausible else {
      throw DecodingError.dataCorruptedError(
        forKey: .questions, in: fields, debugDescription: "the numbers or the mode do not fit")
    }
  }
}
