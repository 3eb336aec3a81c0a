/// What a referee says. The same events come from the engine, stand on `--jsonl` and are sent by a
/// server; docs/events.md lists their fields.
package enum GameEvent: Hashable, Sendable {
  /// A round begins, or goes on.
  case round(RoundHeader)
  /// A question is asked; its clock runs.
  case question(Question)
  /// A move was taken, and the question goes on.
  case state(StateEvent)
  /// A move was not taken; nothing has changed.
  case refused(RefusedEvent)
  /// The question has ended.
  case verdict(VerdictEvent)
  /// The round has ended.
  case result(ResultEvent)
}

/// How an open question stands.
package struct StateEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// The word as far as it is shown, the guess just made, or a hint.
  package let shown: String
  /// Tries that are left; 0 where they are not counted.
  package let left: Int
  /// The marks of each guess so far.
  package let marks: [String]
  /// What was tried in vain, where single letters are tried.
  package let missed: [String]?
  /// The definition, once it has been opened.
  package let definition: String?
  /// All of it as plain sentences.
  package let spoken: String

  /// How the question of this index stands.
  package init(index: Int, state: QuestionState) {
    self.index = index
    shown = state.shown
    left = state.left
    marks = state.marks
    missed = state.missed
    definition = state.definition
    spoken = state.spoken
  }
}

/// Why a move was not taken.
package struct RefusedEvent: Hashable, Codable, Sendable {
  /// The question that stays open, or the last one.
  package let index: Int
  /// A stable name.
  package let code: String
  /// One sentence for the player.
  package let spoken: String

  /// A refusal.
  package init(index: Int, code: String, spoken: String) {
    self.index = index
    self.code = code
    self.spoken = spoken
  }
}

/// How a question ended.
package struct VerdictEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The word that was asked.
  package let word: WordID
  /// The right answer.
  package let answer: String
  /// What the word means.
  package let definition: String
  /// A sentence that uses it.
  package let example: String
  /// What the answer earned.
  package let points: Int
  /// The run of right answers in this round; 0 after a miss.
  package let streak: Int
  /// The score of the round so far.
  package let score: Int
  /// What was not quite right with a right answer.
  package let note: String?
  /// Where the word now stands for the player, 1 to 4; added by the client.
  package var difficulty: Difficulty?
  /// All of it as plain sentences.
  package let spoken: String
}

/// How a round ended.
package struct ResultEvent: Hashable, Codable, Sendable {
  /// The score.
  package let score: Int
  /// Right answers.
  package let correct: Int
  /// Questions that were answered or passed.
  package let questions: Int
  /// The longest run of right answers in it.
  package let bestStreak: Int
  /// The time of all answers, each at most 60 seconds.
  package let elapsedMillis: Int
  /// Whether the time of the round ran out, so that the last move came too late; nil where not.
  package let timeIsUp: Bool?
  /// 100 × the longest run of right answers the player ever had; added by the client.
  package var highScore: Int?
  /// Consecutive dates with play; added by the client.
  package var dailyStreak: Int?
  /// Lines to share; added by the client.
  package var share: String?
  /// All of it as plain sentences; what the client adds is said here as well.
  package var spoken: String
}

extension GameEvent: Codable {
  private enum CodingKeys: String, CodingKey { case event }
  private enum Kind: String, Codable { case round, question, state, refused, verdict, result }

  package init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .event)
    switch kind {
    case .round: self = .round(try RoundHeader(from: decoder))
    case .question: self = .question(try Question(from: decoder))
    case .state: self = .state(try StateEvent(from: decoder))
    case .refused: self = .refused(try RefusedEvent(from: decoder))
    case .verdict: self = .verdict(try VerdictEvent(from: decoder))
    case .result: self = .result(try ResultEvent(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .round(let event):
      try container.encode(Kind.round, forKey: .event)
      try event.encode(to: encoder)
    case .question(let event):
      try container.encode(Kind.question, forKey: .event)
      try event.encode(to: encoder)
    case .state(let event):
      try container.encode(Kind.state, forKey: .event)
      try event.encode(to: encoder)
    case .refused(let event):
      try container.encode(Kind.refused, forKey: .event)
      try event.encode(to: encoder)
    case .verdict(let event):
      try container.encode(Kind.verdict, forKey: .event)
      try event.encode(to: encoder)
    case .result(let event):
      try container.encode(Kind.result, forKey: .event)
      try event.encode(to: encoder)
    }
  }
}
