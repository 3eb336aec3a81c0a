extension PlayerProgress {
  /// The finished rounds of the same mode that were begun before a round: all dailies of their dates, but of other
  /// modes only the latest rounds, which are kept. Nil if there are none, and for practice, whose
  /// rounds cannot be compared.
  package func rounds(before round: RoundProgress) -> EarlierRounds? {
    let mode = round.header.mode
    guard mode != .play, mode != .learn, mode != .daily || round.isDailyOfItsDate else {
      return nil
    }
    let earlier = rounds.values.filter { other in
      other.header.mode == mode && other.isFinished && !other.outcomes.isEmpty
        && (mode != .daily || other.isDailyOfItsDate)
        && (other.startedAt, other.id) < (round.startedAt, round.id)
    }
    return EarlierRounds(scores: earlier.map(\.tally.score))
  }

  /// Whether every round that was ever begun is still known.
  var knowsAllRounds: Bool { recentRounds.count < ProgressFold.roundsKept }

  /// What a round achieved.
  package func feats(of round: RoundProgress) -> [Feat] {
    let outcomes = round.outcomes
    var feats: [Feat] = []
    let regular = outcomes.prefix(round.header.questions)
    if regular.count > 2, regular.count == round.header.questions, regular.allSatisfy(\.correct) {
      feats.append(regular.count == 10 ? .perfectTen : .allRight)
    }
    let isKnown = round.header.mode == .daily || knowsAllRounds
    if isKnown, let earlier = rounds(before: round), round.tally.score > earlier.best {
      feats.append(.newBest)
    }
    let ruleset = round.header.ruleset
    if let count = ruleset.regularQuestions, outcomes.count >= count,
      outcomes.prefix(count).count(where: \.correct) == ruleset.encoreThreshold - 1
    {
      feats.append(.nearEncore)
    }
    return feats
  }
}
