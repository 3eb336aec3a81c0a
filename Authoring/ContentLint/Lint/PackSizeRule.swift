import GameEngine
import Lexicon

/// A pack contains enough categories, enough words of each level, and enough for its dailies.
struct PackSizeRule: LintRule {
  let name = "pack-size"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let required = subject.requirements
    let words = subject.pack.words
    var messages: [String] = []
    let categories = Set(words.compactMap(\.category)).count
    if categories < required.minimumCategories {
      messages.append("\(categories) categories, but \(required.minimumCategories) are wanted")
    }
    for level in Level.allCases {
      let count = words.count { $0.level == level }
      let dealt =
        RulesetSchedule.standard.dailies.map { $0.plan.items(of: level, days: required.freshDays) }
        .max() ?? 0
      if count < required.minimumPerLevel {
        messages.append(
          "\(count) words of level \(level.rawValue), but \(required.minimumPerLevel) are wanted")
      }
      if count < dealt {
        messages.append(
          "\(count) words of level \(level.rawValue), but the dailies of "
            + "\(required.freshDays) days take \(dealt)")
      }
    }
    return messages.map { error(file: "words", $0) }
  }
}
