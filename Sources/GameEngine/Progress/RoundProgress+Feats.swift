extension RoundProgress {
  /// Whether it is compared with the player's other rounds of its mode. Practice rounds are too
  /// different for that.
  package var isComparable: Bool {
    header.ruleset.isClocked && (header.mode != .daily || isDailyOfItsDate)
  }

  /// The feats that the outcomes so far earn; `newBest` only once the result is known.
  package var feats: [Feat] {
    let outcomes = outcomes
    var feats: [Feat] = []
    let regular = outcomes.prefix(max(0, header.questions))
    if regular.count > 2, regular.count == header.questions, regular.allSatisfy(\.correct) {
      feats.append(regular.count == 10 ? .perfectTen : .allRight)
    }
    if let earlier, tally.score > earlier.best { feats.append(.newBest) }
    let ruleset = header.ruleset
    let encore = outcomes.dropFirst(ruleset.regularQuestions ?? .max)
    if !encore.isEmpty, encore.count == ruleset.plan.encore.count, encore.allSatisfy(\.correct) {
      feats.append(.fullEncore)
    }
    if let count = ruleset.regularQuestions, outcomes.count >= count,
      outcomes.prefix(count).count(where: \.correct) == ruleset.encoreThreshold - 1
    {
      feats.append(.nearEncore)
    }
    return feats
  }
}
