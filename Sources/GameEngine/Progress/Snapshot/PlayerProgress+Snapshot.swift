// What a snapshot keeps, type by type. Whoever changes a field changes `ProgressFold.version`.

private typealias Malformed = SnapshotReader.Malformed

extension PlayerProgress {
  func write(to writer: inout SnapshotWriter) {
    writer.write(words) { writer, entry in
      writer.write(entry.key.rawValue)
      entry.value.write(to: &writer)
    }
    writer.write(days) { writer, entry in
      writer.write(entry.key)
      entry.value.write(to: &writer)
    }
    writer.write(rounds) { $1.value.write(to: &$0) }
    writer.write(recentRounds) { $0.write($1) }
    writer.write(lastPractice) { $0.write($1) }
    writer.write(favorites) { writer, entry in
      writer.write(entry.key.rawValue)
      writer.write(Int(entry.value))
    }
    writer.write(settings) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    for number in [gamesCount, gamesWon, totalScore, streakCount, bestRun] {
      writer.write(number)
    }
    writer.write(forms) { writer, entry in
      writer.write(entry.key.rawValue)
      entry.value.write(to: &writer)
    }
    autoLevel.write(to: &writer)
    writer.write(lastShown) { $0.write($1.rawValue) }
  }

  init(from reader: inout SnapshotReader) throws(SnapshotReader.Malformed) {
    self.init()
    let wordCount = try reader.count()
    words.reserveCapacity(wordCount)
    for _ in 0..<wordCount {
      let item = ItemID(try reader.string())
      words[item] = try ItemProgress(from: &reader)
    }
    for _ in 0..<(try reader.count()) {
      let date = try reader.date()
      days[date] = try DayProgress(from: &reader)
    }
    for _ in 0..<(try reader.count()) {
      let round = try RoundProgress(from: &reader)
      rounds[round.id] = round
    }
    for _ in 0..<(try reader.count()) { recentRounds.append(try reader.id()) }
    lastPractice = try reader.optional { reader throws(SnapshotReader.Malformed) in try reader.id()
    }
    for _ in 0..<(try reader.count()) {
      let item = ItemID(try reader.string())
      favorites[item] = Int64(try reader.int())
    }
    for _ in 0..<(try reader.count()) {
      let key = try reader.string()
      settings[key] = try reader.string()
    }
    gamesCount = try reader.int()
    gamesWon = try reader.int()
    totalScore = try reader.int()
    streakCount = try reader.int()
    bestRun = try reader.int()
    for _ in 0..<(try reader.count()) {
      let form = FormID(try reader.string())
      forms[form] = try FormProgress(from: &reader)
    }
    autoLevel = try AutoLevel(from: &reader)
    for _ in 0..<(try reader.count()) { lastShown.append(ItemID(try reader.string())) }
  }
}

extension ItemProgress {
  fileprivate func write(to writer: inout SnapshotWriter) {
    for number in [
      seen, right, wrong, difficulty.rawValue, classicDifficulty.rawValue, Int(lastSeen),
      lastSeenOn.dayNumber, seenThatDay,
    ] {
      writer.write(number)
    }
    writer.write(memory) { writer, memory in
      writer.write(memory.state.stability)
      writer.write(memory.state.difficulty)
      writer.write(Int(memory.state.lastReview))
      writer.write(memory.lapses)
      writer.write(Int(memory.heldUntil))
    }
  }

  fileprivate init(from reader: inout SnapshotReader) throws(Malformed) {
    self.init()
    seen = try reader.int()
    right = try reader.int()
    wrong = try reader.int()
    difficulty = try reader.difficulty()
    classicDifficulty = try reader.difficulty()
    lastSeen = Int64(try reader.int())
    lastSeenOn = try reader.date()
    seenThatDay = try reader.int()
    guard try reader.bool() else { return }
    memory = ItemMemory(
      state: MemoryState(
        stability: try reader.double(in: FSRS.leastStability...1e9),
        difficulty: try reader.double(in: 1...10),
        lastReview: Int64(try reader.int())),
      lapses: try reader.int(), heldUntil: Int64(try reader.int()))
  }
}

extension SnapshotReader {
  fileprivate mutating func difficulty() throws(Malformed) -> Difficulty {
    guard let difficulty = Difficulty(rawValue: try int()) else { throw Malformed() }
    return difficulty
  }
}

extension DayProgress {
  fileprivate func write(to writer: inout SnapshotWriter) {
    for number in [answers, right, firstOffset, lastOffset] { writer.write(number) }
    writer.write(finishedDaily)
    writer.write(hoardBefore) { $0.write($1) }
  }

  fileprivate init(from reader: inout SnapshotReader) throws(Malformed) {
    let (answers, right) = (try reader.int(), try reader.int())
    self.init(offset: try reader.int())
    self.answers = answers
    self.right = right
    lastOffset = try reader.int()
    finishedDaily = try reader.bool()
    hoardBefore = try reader.optional { reader throws(Malformed) in try reader.int() }
  }
}

extension RoundProgress {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(id)
    header.write(to: &writer)
    writer.write(code) { $0.write($1) }
    writer.write(strictAccents)
    writer.write(Int(startedAt))
    writer.write(startedOn)
    writer.write(outcomesByIndex) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value.correct)
      writer.write(entry.value.points)
      writer.write(entry.value.elapsedMillis)
      writer.write(entry.value.again)
    }
    writer.write(isFinished)
  }

  fileprivate init(from reader: inout SnapshotReader) throws(Malformed) {
    self.init(
      id: try reader.id(), header: try RoundHeader(from: &reader),
      code: try reader.optional { reader throws(Malformed) in try reader.string() },
      strictAccents: try reader.bool(), startedAt: Int64(try reader.int()),
      startedOn: try reader.date())
    for _ in 0..<(try reader.count()) {
      let index = try reader.int(in: 1...1000)
      outcomesByIndex[index] = Outcome(
        correct: try reader.bool(), points: try reader.int(in: 0...1000),
        elapsedMillis: try reader.int(in: 0...Ruleset.longestQuestion), again: try reader.bool())
    }
    isFinished = try reader.bool()
  }
}

extension RoundHeader {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(ruleset.id)
    writer.write(dealer)
    writer.write(date) { $0.write($1) }
    writer.write(number) { $0.write($1) }
    writer.write(questions)
    writer.write(ranked)
    writer.write(edition)
  }

  fileprivate init(from reader: inout SnapshotReader) throws(Malformed) {
    guard let ruleset = Ruleset.named(try reader.string()) else { throw Malformed() }
    self.init(
      dealer: try reader.string(),
      date: try reader.optional { reader throws(Malformed) in try reader.date() },
      number: try reader.optional { reader throws(Malformed) in try reader.anyInt() },
      questions: try reader.anyInt(), ranked: try reader.bool(), ruleset: ruleset,
      edition: try reader.string())
  }
}

extension FormProgress {
  fileprivate func write(to writer: inout SnapshotWriter) {
    for number in [answers, right, points] { writer.write(number) }
    writer.write(pace.logRatio)
  }

  fileprivate init(from reader: inout SnapshotReader) throws(Malformed) {
    self.init()
    answers = try reader.int()
    right = try reader.int()
    points = try reader.int()
    pace = Pace(logRatio: try reader.double(in: -50...50))
  }
}

extension AutoLevel {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(level?.rawValue ?? 0)
    writer.write(placed)
    writer.write(likelihoods) { $0.write($1) }
    writer.write(running)
  }

  fileprivate init(from reader: inout SnapshotReader) throws(Malformed) {
    let level = Level(rawValue: try reader.int())
    let placed = try reader.int()
    var likelihoods: [Double] = []
    for _ in 0..<(try reader.count()) { likelihoods.append(try reader.double(in: -1000...0)) }
    guard likelihoods.count == Level.allCases.count else { throw Malformed() }
    self.init(
      level: level, placed: placed, likelihoods: likelihoods, running: try reader.int())
  }
}
