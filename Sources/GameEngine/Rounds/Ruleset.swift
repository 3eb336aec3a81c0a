/// The rules of a mode, under an ID that never changes its meaning: how rounds are dealt and scored.
///
/// A change of scoring or dealing is a new ruleset, put in force by `RulesetSchedule.standard`.
/// Rounds keep the ruleset under which they were dealt, so a ruleset that was ever in force stays
/// here.
package struct Ruleset: Hashable, Sendable {
  /// The ID, such as `daily-1`. It is also part of the label of the dealer's `Chance`.
  package let id: String
  /// The mode that uses it.
  package let mode: Mode
  /// The questions of its rounds; `none` for modes whose rounds are put together for the player.
  package let plan: DealPlan
  /// How questions are made and wrong choices selected.
  package let asking: AskingStyle
  /// How typed answers are compared.
  package let judging: JudgingStyle
  /// Points per right answer, times the length of the current run up to `longestMultiplier`.
  package let pointsPerStreak: Int
  /// The run of right answers from which points no longer grow.
  package let longestMultiplier: Int
  /// Whether hints, undo and disputes are allowed.
  package let allowsHelp: Bool
  /// Whether the first miss ends the round.
  package let endsOnMiss: Bool
  /// The number of right regular answers that earn the encore; the first miss ends it.
  package let encoreThreshold: Int
  /// Total answer time in milliseconds after which the round ends; nil if unlimited.
  package let timeLimit: Int?

  /// The longest answer time of one question in milliseconds; longer ones count as this.
  package static let longestQuestion = 60_000

  /// Practice: help is allowed, and points grow up to ten times.
  package static let play = Ruleset(
    id: "play-1", mode: .play, longestMultiplier: 10, allowsHelp: true)
  /// Sixty seconds of answering.
  package static let speed = Ruleset(
    id: "speed-1", mode: .speed, longestMultiplier: 10, timeLimit: 60_000)
  /// Sessions of spaced practice, scored like practice.
  package static let learn = Ruleset(
    id: "learn-1", mode: .learn, longestMultiplier: 10, allowsHelp: true)

  /// All rulesets that were ever in force. Rehearsals are not included.
  package static let all: [Ruleset] = [.daily1, .daily2, .daily3, .run1, .play, .speed, .learn]

  init(
    id: String, mode: Mode, plan: DealPlan = .none, asking: AskingStyle = .current,
    judging: JudgingStyle = .current,
    pointsPerStreak: Int = 100,
    longestMultiplier: Int, allowsHelp: Bool = false, endsOnMiss: Bool = false,
    encoreThreshold: Int = 0, timeLimit: Int? = nil
  ) {
    self.id = id
    self.mode = mode
    self.plan = plan
    self.asking = asking
    self.judging = judging
    self.pointsPerStreak = pointsPerStreak
    self.longestMultiplier = longestMultiplier
    self.allowsHelp = allowsHelp
    self.endsOnMiss = endsOnMiss
    self.encoreThreshold = encoreThreshold
    self.timeLimit = timeLimit
  }

  /// Whether its answer times matter: for a board, or for a time limit.
  package var isClocked: Bool { !allowsHelp }

  /// The number of questions that every player gets; nil if the rules have no encore.
  package var regularQuestions: Int? { plan.encore.isEmpty ? nil : plan.regular.count }

  /// Whether outcomes are those of the regular questions, and open the encore.
  package func opensEncore(after outcomes: [Outcome]) -> Bool {
    outcomes.count == regularQuestions && outcomes.count(where: \.correct) >= encoreThreshold
  }

  /// The ruleset with this ID, rehearsals included; nil if this version does not know it.
  package static func named(_ id: String) -> Ruleset? {
    all.first { $0.id == id } ?? rehearsals.first { $0.id == id }
  }

  /// The points of a right answer.
  ///
  /// - Parameters:
  ///   - streak: the length of the run of right answers in this round that it extends, from 1.
  ///   - hinted: whether a hint was used, which halves the points.
  package func points(streak: Int, hinted: Bool) -> Int {
    let full = pointsPerStreak * min(streak, longestMultiplier)
    return hinted ? full / 2 : full
  }
}

extension Ruleset: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let id = try container.decode(String.self)
    guard let known = Ruleset.named(id) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "unknown ruleset",
          underlyingError: UnknownRuleset(id: id)))
    }
    self = known
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

/// A ruleset that this version does not know, probably a newer one. The underlying error of the
/// `DecodingError` when a `Ruleset` cannot be decoded.
package struct UnknownRuleset: Error, Hashable, Sendable {
  /// The unknown ID.
  package let id: String

  /// Extracts the unknown ruleset from a decoding error; nil if the error has another reason.
  package init?(_ error: any Error) {
    guard case .dataCorrupted(let context)? = error as? DecodingError,
      let unknown = context.underlyingError as? UnknownRuleset
    else { return nil }
    self = unknown
  }

  init(id: String) { self.id = id }
}
