/// What is played: everything about a round that its player may see.
package struct Round: Hashable, Codable, Sendable {
  /// What kind of round it is.
  package let header: RoundHeader
  /// The questions in their order, those of the encore included.
  package let questions: [Question]
  /// Whether a missing or wrong accent makes a typed answer wrong.
  package let strictAccents: Bool

  /// A round.
  package init(header: RoundHeader, questions: [Question], strictAccents: Bool = false) {
    self.header = header
    self.questions = questions
    self.strictAccents = strictAccents
  }

  /// Whether judging it needs the list of legal guesses.
  package var needsGuessList: Bool { questions.contains { $0.form == GuessForm().id } }
}

/// What only the referee of a round sees: the keys of its questions, in their order.
package struct RoundKey: Hashable, Codable, Sendable {
  /// One key a question.
  package let questions: [QuestionKey]

  /// A key.
  package init(questions: [QuestionKey]) { self.questions = questions }
}

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

/// A round with its key, as a dealer makes it.
package struct DealtRound: Hashable, Sendable {
  /// What the player sees.
  package let round: Round
  /// What the referee sees.
  package let key: RoundKey

  /// A round with its key.
  package init(round: Round, key: RoundKey) {
    self.round = round
    self.key = key
  }
}

/// Why no round can be dealt.
package enum DealingError: Error, Hashable, Sendable {
  /// There is no word to ask for what was wished.
  case noWords(String)
  /// No daily is dealt for this date.
  case dateOutOfRange(CalendarDate, first: CalendarDate)
  /// The content has no such form.
  case unknownForm(String)

  /// A stable name.
  package var code: String {
    switch self {
    case .noWords: "no_words"
    case .dateOutOfRange: "date_out_of_range"
    case .unknownForm: "unknown_form"
    }
  }
}
