/// The rules of a mode under an ID that never changes its meaning: how rounds are dealt and scored.
///
/// A change of scoring or dealing is a new ruleset, put in force by `RulesetSchedule.standard`. Rounds keep
/// the ruleset they were dealt under, so a ruleset that was ever in force stays here.
package struct Ruleset: Hashable, Sendable {
  /// The ID, such as `daily-1`. It also salts the dealer's chance.
  package let id: String
  /// The mode it belongs to.
  package let mode: Mode
  /// The questions of its rounds; `none` for modes whose rounds are composed for the player.
  package let plan: DealPlan
  /// How its questions are made.
  package let asking: AskingStyle
  /// Points of a right answer for each right answer of the run it ends, up to `longestMultiplier`.
  package let pointsPerStreak: Int
  /// The run of right answers beyond which points grow no further.
  package let longestMultiplier: Int
  /// Whether hints and undo are allowed.
  package let allowsHelp: Bool
  /// Whether the first miss ends the round.
  package let endsOnMiss: Bool
  /// How many right answers among the regular questions earn the encore, which the first miss ends.
  package let encoreThreshold: Int
  /// The milliseconds of answering that a round lasts, if it is limited.
  package let timeLimit: Int?

  /// The time of one question never counts as more than this many milliseconds.
  package static let longestQuestion = 60_000

  /// Practice.
  package static let play = Ruleset(
    id: "play-1", mode: .play, longestMultiplier: 10, allowsHelp: true)
  /// Sixty seconds.
  package static let speed = Ruleset(
    id: "speed-1", mode: .speed, longestMultiplier: 10, timeLimit: 60_000)
  /// Spaced practice.
  package static let learn = Ruleset(
    id: "learn-1", mode: .learn, longestMultiplier: 10, allowsHelp: true)

  /// Every ruleset that was ever in force.
  package static let all: [Ruleset] = [.daily1, .daily2, .run1, .play, .speed, .learn]

  init(
    id: String, mode: Mode, plan: DealPlan = .none, asking: AskingStyle = .current,
    pointsPerStreak: Int = 100,
    longestMultiplier: Int, allowsHelp: Bool = false, endsOnMiss: Bool = false,
    encoreThreshold: Int = 0, timeLimit: Int? = nil
  ) {
    self.id = id
    self.mode = mode
    self.plan = plan
    self.asking = asking
    self.pointsPerStreak = pointsPerStreak
    self.longestMultiplier = longestMultiplier
    self.allowsHelp = allowsHelp
    self.endsOnMiss = endsOnMiss
    self.encoreThreshold = encoreThreshold
    self.timeLimit = timeLimit
  }

  /// Whether the time of its answers counts: for its board, or because it is limited.
  package var isClocked: Bool { !allowsHelp }

  /// How many questions every player gets, if an encore follows them.
  package var regularQuestions: Int? { plan.encore.isEmpty ? nil : plan.regular.count }

  /// The ruleset of this ID.
  package static func named(_ id: String) -> Ruleset? {
    all.first { $0.id == id } ?? rehearsals.first { $0.id == id }
  }

  /// The points of a right answer.
  ///
  /// - Parameters:
  ///   - streak: the run of right answers in this round that it ends, from 1.
  ///   - hinted: whether a hint was taken, which halves it.
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
/// `DecodingError` that decoding a `Ruleset` throws.
package struct UnknownRuleset: Error, Hashable, Sendable {
  /// Its ID.
  package let id: String

  /// The unknown ruleset that made decoding fail, if that was the reason.
  package init?(_ error: any Error) {
    guard case .dataCorrupted(let context)? = error as? DecodingError,
      let unknown = context.underlyingError as? UnknownRuleset
    else { return nil }
    self = unknown
  }

  init(id: String) { self.id = id }
}
