// The fields of each type in a checkpoint. Any change here requires a new `ProgressFold.version`.

extension PlayerProgress: CheckpointCodable {
  static var placeholder: PlayerProgress { PlayerProgress() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&words)
    try coder.code(&days)
    try coder.code(&rounds, from: .placeholder) { coder, id, round throws(CheckpointError) in
      try coder.code(&round)
      id = round.id
    }
    try coder.code(&recentRounds)
    try coder.code(&lastPractice)
    try coder.code(&favorites)
    try coder.code(&settings)
    try coder.code(&figures.gamesCount)
    try coder.code(&figures.gamesWon)
    try coder.code(&figures.totalScore)
    try coder.code(&figures.streakCount)
    try coder.code(&figures.bestRun)
    try coder.code(&returns)
    try coder.code(&forms)
    try coder.code(&kinds)
    try coder.code(&recall)
    try coder.code(&shownHoard)
    try coder.code(&autoLevels)
    try coder.code(&firsts)
    try coder.code(&lastShown)
  }
}

extension ShownHoard: CheckpointCodable {
  static var placeholder: ShownHoard { ShownHoard(size: 0, day: 0, instant: 0) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&size)
    try coder.code(&day, in: StudyTime.days)
    try coder.code(&instant)
    try coder.code(&missed)
  }
}

extension FirstFeat: CheckpointCodable {
  static var placeholder: FirstFeat { .save }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var number = rawValue
    try coder.code(&number, in: 0...1)
    guard let feat = FirstFeat(rawValue: number) else { throw CheckpointError() }
    self = feat
  }
}

extension FeatRecord: CheckpointCodable {
  static var placeholder: FeatRecord { FeatRecord(item: .placeholder, date: .placeholder) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&item)
    try coder.code(&date)
  }
}

extension ItemProgress: CheckpointCodable {
  static var placeholder: ItemProgress { ItemProgress() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&seen)
    try coder.code(&right)
    try coder.code(&wrong)
    try coder.code(&difficulty)
    try coder.code(&classicDifficulty)
    try coder.code(&lastSeen)
    try coder.code(&lastSeenOn)
    try coder.code(&seenThatDay)
    try coder.code(&recall)
    try coder.code(&recognition)
    try coder.code(&forgotten)
    try coder.code(&reviewsElsewhere)
    try coder.code(&lapsesElsewhere)
  }
}

extension ItemMemory: CheckpointCodable {
  static var placeholder: ItemMemory {
    ItemMemory(
      state: .placeholder, lapses: 0, heldUntil: 0, acquaintance: .missed, repeats: 0)
  }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&state)
    try coder.code(&lapses)
    try coder.code(&heldUntil, in: StudyTime.days)
    try coder.code(&acquaintance)
    try coder.code(&repeats, in: 0...ItemMemory.mostRepeats)
  }
}

extension ItemMemory.Acquaintance: CheckpointCodable {
  static var placeholder: ItemMemory.Acquaintance { .missed }
}

extension RecallEstimate: CheckpointCodable {
  static var placeholder: RecallEstimate { RecallEstimate() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    for part in mean.indices { try coder.code(&mean[part], in: -8...8) }
    for row in covariance.indices {
      for part in mean.indices { try coder.code(&covariance[row][part], in: -8...8) }
    }
  }
}

extension MemoryState: CheckpointCodable {
  static var placeholder: MemoryState {
    MemoryState(stability: 1, difficulty: 1, reviewed: StudyTime(instant: 0, day: 0))
  }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&stability, in: FSRS.leastStability...FSRS.mostStability)
    try coder.code(&difficulty, in: 1...10)
    try coder.code(&lastReview)
    try coder.code(&lastDay, in: StudyTime.days)
  }
}

extension DayProgress: CheckpointCodable {
  static var placeholder: DayProgress { DayProgress(offset: 0) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&answers)
    try coder.code(&right)
    try coder.code(&firstOffset)
    try coder.code(&lastOffset)
    try coder.code(&finishedDaily)
    try coder.code(&hoardBefore)
    try coder.code(&largestHoard)
  }
}

extension RoundProgress: CheckpointCodable {
  static var placeholder: RoundProgress {
    RoundProgress(
      id: .placeholder, header: .placeholder, code: nil, startedAt: 0, startedOn: .placeholder)
  }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&id)
    try coder.code(&header)
    try coder.code(&code)
    try coder.code(&strictAccents)
    try coder.code(&startedAt)
    try coder.code(&startedOn)
    try coder.code(&outcomesByIndex)
    try coder.code(&isFinished)
    try coder.code(&earlier)
  }
}

extension EarlierRounds: CheckpointCodable {
  static var placeholder: EarlierRounds { EarlierRounds(rounds: 0, average: 0, best: 0) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&rounds)
    try coder.code(&average)
    try coder.code(&best)
  }
}

extension RoundOutcomes: CheckpointCodable {
  static var placeholder: RoundOutcomes { RoundOutcomes() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    let isReading = type(of: coder).isReading
    let known = all
    var count = known.count
    try coder.count(&count)
    if isReading {
      self = RoundOutcomes()
      reserveCapacity(min(count, RoundOutcomes.most))
    }
    for number in 0..<count {
      var (place, outcome) = isReading ? (1, Outcome.placeholder) : known[number]
      try coder.code(&place, in: 1...RoundOutcomes.most)
      try coder.code(&outcome)
      guard isReading else { continue }
      guard append(outcome, at: place) else { throw CheckpointError() }
    }
  }
}

extension Outcome: CheckpointCodable {
  static var placeholder: Outcome { Outcome(correct: false, points: 0, elapsedMillis: 0) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&correct)
    try coder.code(&points, in: Outcome.possiblePoints)
    try coder.code(&elapsedMillis, in: 0...Ruleset.longestQuestion)
    try coder.code(&again)
  }
}

extension RoundHeader: CheckpointCodable {
  static var placeholder: RoundHeader { RoundHeader(questions: 0, ruleset: .play, edition: "") }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&ruleset)
    mode = ruleset.mode
    try coder.code(&dealer)
    try coder.code(&date)
    try coder.code(&number, from: 0) { coder, number throws(CheckpointError) in
      try coder.code(&number, in: RoundHeader.numbers)
    }
    try coder.code(&questions, in: RoundHeader.questionCounts)
    try coder.code(&ranked)
    try coder.code(&edition)
    try coder.code(&course)
  }
}

extension CourseID: CheckpointCodable {
  static var placeholder: CourseID { .english }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.name(&self, rawValue, known: CourseID.init)
  }
}

extension Ruleset: CheckpointCodable {
  static var placeholder: Ruleset { .play }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.name(&self, id, known: Ruleset.named)
  }
}

extension FormProgress: CheckpointCodable {
  static var placeholder: FormProgress { FormProgress() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&answers)
    try coder.code(&right)
    try coder.code(&points)
    try coder.code(&run)
    try coder.code(&bestRun)
    try coder.code(&recentBits, in: 0...FormProgress.recentMask)
    try coder.code(&pace)
  }
}

extension RoundKind: CheckpointCodable {
  static var placeholder: RoundKind { RoundKind(.daily, ranked: false, course: .english) }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var (mode, ranked, course) = (mode, ranked, course)
    try coder.name(&mode, mode.rawValue, known: Mode.init)
    try coder.code(&ranked)
    try coder.code(&course)
    self = RoundKind(mode, ranked: ranked, course: course)
  }
}

extension KindProgress: CheckpointCodable {
  static var placeholder: KindProgress { KindProgress() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&rounds)
    try coder.code(&score)
    try coder.code(&bestScore)
    try coder.code(&mostRight)
    try coder.code(&right)
    try coder.code(&questions)
    for number in distribution.indices { try coder.code(&distribution[number]) }
    try coder.code(&recentScores)
    guard recentScores.count <= KindProgress.recentKept else { throw CheckpointError() }
  }
}

extension Pace: CheckpointCodable {
  static var placeholder: Pace { Pace() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&logRatio, in: -50...50)
  }
}

extension AutoLevel: CheckpointCodable {
  static var placeholder: AutoLevel { AutoLevel() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    try coder.code(&level)
    try coder.code(&highest)
    try coder.code(&placed)
    for place in likelihoods.indices { try coder.code(&likelihoods[place], in: -1000...0) }
    try coder.code(&up, in: 0...1000)
    try coder.code(&down, in: 0...1000)
    try coder.code(&movedOn, in: StudyTime.days)
    try coder.code(&earlier)
  }
}
