/// The rules of a mode under an id that never changes its meaning.
///
/// A change of scoring or of round building is a new id and a new board; old runs stay replayable.
package struct Ruleset: Hashable, Sendable {
  /// The id, such as `daily-1`.
  package let id: String
  /// What it is played as.
  package let mode: Mode
  /// Points of a right answer for each right answer of the run it ends, up to `longestMultiplier`.
  package let pointsPerStreak: Int
  /// The run of right answers beyond which points grow no further.
  package let longestMultiplier: Int
  /// Whether hints and undo are allowed.
  package let allowsHelp: Bool
  /// Whether the first miss ends the round.
  package let endsOnMiss: Bool
  /// How many questions every player gets; after these the encore begins.
  package let regularQuestions: Int?
  /// How many right answers among the regular questions earn the encore, which the first miss ends.
  package let encoreThreshold: Int
  /// The milliseconds of answering that a round lasts, where it is limited.
  package let timeLimit: Int?

  /// The time of one question never counts as more than this many milliseconds.
  package static let longestQuestion = 60_000

  /// The daily challenge.
  package static let daily = Ruleset(
    id: "daily-1", mode: .daily, longestMultiplier: 10, allowsHelp: false, endsOnMiss: false,
    regularQuestions: 10, encoreThreshold: 8, timeLimit: nil)
  /// Until the first miss; each right answer is worth the same.
  package static let run = Ruleset(
    id: "run-1", mode: .run, longestMultiplier: 1, allowsHelp: false, endsOnMiss: true,
    regularQuestions: nil, encoreThreshold: 0, timeLimit: nil)
  /// Practice.
  package static let play = Ruleset(
    id: "play-1", mode: .play, longestMultiplier: 10, allowsHelp: true, endsOnMiss: false,
    regularQuestions: nil, encoreThreshold: 0, timeLimit: nil)
  /// Sixty seconds.
  package static let speed = Ruleset(
    id: "speed-1", mode: .speed, longestMultiplier: 10, allowsHelp: false, endsOnMiss: false,
    regularQuestions: nil, encoreThreshold: 0, timeLimit: 60_000)

  /// Spaced practice.
  package static let learn = Ruleset(
    id: "learn-1", mode: .learn, longestMultiplier: 10, allowsHelp: true, endsOnMiss: false,
    regularQuestions: nil, encoreThreshold: 0, timeLimit: nil)

  /// Every ruleset there has been.
  package static let all: [Ruleset] = [.daily, .run, .play, .speed, .learn]

  private init(
    id: String, mode: Mode, longestMultiplier: Int, allowsHelp: Bool, endsOnMiss: Bool,
    regularQuestions: Int?, encoreThreshold: Int, timeLimit: Int?
  ) {
    self.id = id
    self.mode = mode
    self.pointsPerStreak = 100
    self.longestMultiplier = longestMultiplier
    self.allowsHelp = allowsHelp
    self.endsOnMiss = endsOnMiss
    self.regularQuestions = regularQuestions
    self.encoreThreshold = encoreThreshold
    self.timeLimit = timeLimit
  }

  /// The ruleset of this id.
  package static func named(_ id: String) -> Ruleset? { all.first { $0.id == id } }

  /// What a right answer earns.
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
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the ruleset \(id) is not known")
    }
    self = known
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
