/// The level that follows from a player's answers.
///
/// The first ten answers place the player at the level that makes them most likely. Then the level moves by one once
/// the answers favor the next level decisively: a cumulative sum test (Page, 1954) on the logarithm of the likelihood
/// ratio, with the same chances. After the placement it moves at most once a study day.
package struct AutoLevel: Hashable, Sendable {
  /// The level; nil until there are enough answers.
  package internal(set) var level: Level?
  /// The highest level so far; nil until there are enough answers.
  package internal(set) var highest: Level?
  /// The number of answers counted for the first placement, 0 to 10.
  package internal(set) var placed = 0
  var likelihoods = [0.0, 0, 0, 0]
  /// How much the answers favor the next higher level since they last favored this one: a natural logarithm, 0 or more.
  var up = 0.0
  /// The same for the next lower level.
  var down = 0.0
  /// The study day on which it moved last, in days since 1970-01-01; 0 before.
  var movedOn = 0
  /// The level before it moved last; nil before the placement.
  var earlier: Level?

  /// The number of answers that place a player.
  package static let placing = 10
  /// The evidence that moves the level: the answers are 400 times as likely at the next one. A player who stays at a level
  /// is moved away less than once a month, and one who is two levels higher gets there in three days of forty answers.
  package static let decisive = 6.0

  package init() {}

  /// The level with which a study day began; nil if there were not enough answers.
  package func level(atStartOf day: Int) -> Level? { movedOn == day ? earlier : level }

  /// Adds an answer to a word of a level on a study day.
  mutating func note(right: Bool, on word: Level, day: Int) {
    guard let level else { return place(right: right, on: word, day: day) }
    up = sum(up, right: right, on: word, for: 1, against: level)
    down = sum(down, right: right, on: word, for: -1, against: level)
    guard day != movedOn else { return }
    if up >= AutoLevel.decisive {
      move(by: 1, on: day)
    } else if down >= AutoLevel.decisive {
      move(by: -1, on: day)
    }
  }

  /// The evidence for another level after an answer; 0 if there is no such level.
  private func sum(
    _ evidence: Double, right: Bool, on word: Level, for step: Int, against level: Level
  ) -> Double {
    guard let next = Level(rawValue: level.rawValue + step) else { return 0 }
    let (here, there) = (
      AutoLevel.chance(of: word, at: level), AutoLevel.chance(of: word, at: next)
    )
    return max(0, evidence + logarithm(right ? there / here : (1 - there) / (1 - here)))
  }

  /// Moves the level by one.
  private mutating func move(by step: Int, on day: Int) {
    guard let level, let next = Level(rawValue: level.rawValue + step) else { return }
    (self.level, earlier, movedOn) = (next, level, day)
    (up, down) = (0, 0)
    highest = max(highest ?? next, next)
  }

  private mutating func place(right: Bool, on word: Level, day: Int) {
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
    movedOn = day
  }

  /// The chance that a player of one level knows a word of another.
  static func chance(of word: Level, at player: Level) -> Double {
    switch word.rawValue - player.rawValue {
    case ..<0: 0.95
    case 0: 0.8
    case 1: 0.5
    case 2: 0.35
    default: 0.3
    }
  }
}
