/// The level that follows from a player's answers.
///
/// The first ten answers place the player at the level that makes them most likely. Then, three
/// right answers in a row to words of the level or harder raise it by one, and a miss on a word
/// that is no harder lowers it by one. After the placement it moves at most once a study day.
package struct AutoLevel: Hashable, Sendable {
  /// The level; nil until there are enough answers.
  package internal(set) var level: Level?
  /// The highest level so far; nil until there are enough answers.
  package internal(set) var highest: Level?
  /// The number of answers counted for the first placement, 0 to 10.
  package internal(set) var placed = 0
  var likelihoods = [0.0, 0, 0, 0]
  var running = 0
  /// The study day on which it moved last, in days since 1970-01-01; 0 before.
  var movedOn = 0

  /// The number of answers that place a player.
  package static let placing = 10
  /// The number of right answers in a row that raise the level.
  package static let raising = 3

  package init() {}

  /// Adds an answer to a word of a level on a study day.
  mutating func note(right: Bool, on word: Level, day: Int) {
    guard let level else { return place(right: right, on: word) }
    if right, word >= level {
      running = min(running + 1, AutoLevel.raising)
      if running == AutoLevel.raising { move(by: 1, on: day) }
    } else if !right {
      running = 0
      if word <= level { move(by: -1, on: day) }
    }
  }

  /// Moves the level by one unless it has moved on this day.
  private mutating func move(by step: Int, on day: Int) {
    guard day != movedOn, let next = level.flatMap({ Level(rawValue: $0.rawValue + step) }) else {
      return
    }
    (level, running, movedOn) = (next, 0, day)
    highest = max(highest ?? next, next)
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
    highest = level
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
