import GameEngine
import Lexicon

/// The level of a word follows from its hardness, if its age is known; docs/levels.md explains the limits.
struct HardnessRule: WordRule {
  let name = "level"

  /// The least hardness of levels 2, 3 and 4.
  private static let limits = [-14_200, -8_800, -3_000]

  func faults(in word: Item) -> [String] {
    guard let hardness = word.hardness, let level = word.level else { return [] }
    let wanted = 1 + HardnessRule.limits.count { hardness >= $0 }
    return level.rawValue == wanted
      ? [] : ["by age and frequency its level is \(wanted), not \(level.rawValue)"]
  }
}
