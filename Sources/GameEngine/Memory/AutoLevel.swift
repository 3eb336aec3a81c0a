/// The level that follows from a player's answers.
///
/// The first ten answers place the player at the level that makes them most likely. Then, three
/// right answers in a row to words of the level or harder raise it by one, and a miss on a word
/// that is no harder lowers it by one.
package struct AutoLevel: Hashable, Sendable {
  /// The level; nil until there are enough answers.
  package internal(set) var level: Level?
  /// The number of answers counted for the first placement, 0 to 10.
  package internal(set) var placed = 0
  var likelihoods = [0.0, 0, 0, 0]
  var running = 0

  /// The number of answers that place a player.
  package static let placing = 10
  /// The number of right answers in a row that raise the level.
  package static let raising = 3

  package init() {}

  /// Adds an answer to a word of a level.
  mutating func note(right: Bool, on word: Level) {
    guard let level else { return place(right: right, on: word) }
    if right, word >= level {
      running += 1
      guard running >= AutoLevel.raising else { return }
      running = 0
      self.level = Level(rawValue: level.rawValue + 1) ?? level
    } else if !right {
      running = 0
      if word <= level { self.level = Level(rawValue: level.rawValue - 1) ?? level }
    }
  }

  private mutating func place(right: Bool, on word: Level) {
    for (place, candidate) in Level.allCases.enumerated() {
      let chance = AutoLevel.chance(of: word, at: candidate)
      likelihoods[place] += logarithm(right ? chance : 1 - chance)
    }
    placed += 1
    guard placed == AutoLevel.placing else { return }
    // Of two equally likely levels, the lower one.
    let best = likelihoods.indices.max { (likelihoods[$0], $1) < (likelihoods[$1], $0) }
    level = best.map { Level.allCases[$0] }
  }

  /// The chance that a player of one level knows a word of another.
  private static func chance(of word: Level, at player: Level) -> Double {
    switch word.rawValue - player.rawValue {
    case ..<0: 0.95
    case 0: 0.8
    case 1: 0.5
    case 2: 0.35
    default: 0.3
    }
  }
}
