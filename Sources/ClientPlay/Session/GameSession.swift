package import ClientCore
package import GameEngine
import Journal
import Messages

/// A round as it is played: passes the player's inputs to the referee, writes every answer into the
/// journal before the next question is shown, and adds the facts that only the journal contains.
///
/// Every skin (line mode, `--jsonl`, the full screen) plays through this and contains no game logic.
package struct GameSession {
  private var referee: any Referee
  private let entry: RoundEntry
  private let store: PlayerStore
  private let host: Host
  private let began: Int
  private let startedAt: Moment
  private let pauses: Pauses
  private var heldResult: [GameEvent] = []
  /// Says words aloud; nil if no question of the round needs it.
  package var speaker: Speaker?
  /// Explains wrong answers, and how words are used; nil if that is not wanted.
  package var glossary: Glossary?
  /// What the answers to questions mean in the player's language, by the numbers of the questions; shown with them.
  var glosses: [Int: String] = [:]
  /// Whether the last verdict is read and the result waits for one more input.
  package var hasHeldResult: Bool { !heldResult.isEmpty }
  /// The state that skins show, after the events that were returned last.
  package private(set) var view: GameView

  /// When the last question of a ranked round ended, by the server's clock.
  private var lastVerdict: Moment?
  private var attempts: [Int: Int] = [:]
  private var answers: [(id: EventID, outcome: Outcome)]
  private var disputed: Set<EventID> = []

  /// The player's progress, including this session's answers.
  package private(set) var progress: PlayerProgress
  /// Whether the round has ended or was left.
  package private(set) var isOver = false
  /// Why the round cannot go on after the events returned last; those are saved.
  package private(set) var interruption: (any Error)?

  /// A server's time that is further ahead than this many milliseconds is ignored.
  private static let longestAhead: Int64 = 86_400_000

  /// A session that is not opened yet; nothing is written or asked before `open()`.
  ///
  /// - Parameters:
  ///   - referee: judges the round.
  ///   - entry: the round's entry in the journal; it is written when the round is opened.
  ///   - progress: the player's progress; its round of this id contains the earlier answers.
  ///   - startedAt: when the round begins or began; nil for now.
  ///   - pauses: when it waits for one more input.
  package init(
    referee: some Referee, entry: RoundEntry, progress: PlayerProgress, store: PlayerStore,
    host: Host,
    startedAt: Moment? = nil, pauses: Pauses = []
  ) {
    self.startedAt = startedAt ?? host.now()
    self.pauses = pauses
    self.referee = referee
    self.entry = entry
    self.store = store
    self.host = host
    self.progress = progress
    began = host.uptimeMillis()
    view = GameView(earlier: referee.earlierVerdicts)
    answers = []
    for (place, outcome) in (progress.rounds[entry.round]?.outcomes ?? []).enumerated() {
      answers.append((answerID(index: place + 1), outcome))
    }
  }

  /// Opens the round, or resumes it. Writes answers that were given elsewhere, or whose verdict did
  /// not come back, and shows the round with its open question or its result. In a round that began
  /// here, the last of those verdicts is shown first, and a miss is read before the round goes on.
  ///
  /// - Throws: errors of the referee and the journal.
  package mutating func open() async throws -> [GameEvent] {
    let opened = elapsed()
    var events = try await referee.open(atMillis: opened)
    let isNewHere = progress.rounds[entry.round] == nil
    if isNewHere { try write(entry.round, .round(entry), at: startedAt) }
    explain(
      Dictionary(events.compactMap(\.verdict).map { ($0.index, $0.input ?? "") }) { $1 },
      to: events.compactMap(\.question))
    let entered = try enter(history: events)
    let news = isNewHere ? nil : entered
    let isPaused = events.last?.verdict != nil && news.map(isRead) == true
    if events.last?.verdict != nil, !isPaused {
      events += try await referee.play(Move(.next, atMillis: opened))
    }
    return try finished(standing(events, news: news?.verdict, isPaused: isPaused))
  }

  /// Handles an input of the player.
  ///
  /// - Returns: the events to show; empty if a daily is left open.
  /// - Throws: errors of the referee and the journal; then the answer was not accepted.
  package mutating func send(_ input: PlayerInput) async throws -> [GameEvent] {
    switch input {
    case .quit: return try await quit()
    case .dispute: return try finished(try await dispute())
    case .say: return try finished([say()])
    case .answer, .next, .hint, .undo, .help, .unknownCommand: break
    }
    if hasHeldResult, input != .undo { return try releaseResult() }
    if view.isJudged, input != .undo { return try await goOn() }
    // The referee goes on only once the journal has the answer.
    var referee = referee
    var events = try await referee.play(Move(input, atMillis: elapsed()))
    let verdicts = events.compactMap(\.verdict)
    if !verdicts.isEmpty {
      for verdict in verdicts { try write(verdict, on: view.question) }
      if events.contains(where: \.isResult) {
        events = try held(events)
      } else if let last = verdicts.last, !isRead(last, on: view.question) {
        do {
          events += try await referee.play(Move(.next, atMillis: elapsed()))
        } catch {
          // The verdict is final, and is shown first.
          interruption = error
        }
      }
    } else if input == .undo, events.contains(where: { $0.question != nil }),
      let last = answers.last
    {
      try takeBack(last.id)
      heldResult = []
    }
    self.referee = referee
    return try finished(events, after: input)
  }

  /// Whether the player reads a verdict before the round goes on.
  private func isRead(_ verdict: VerdictEvent, on question: Question?) -> Bool {
    pauses.contains(.afterMiss) && !verdict.correct
      || pauses.contains(.beforeReplacing) && question?.hasBoard == true
      || opensEncore
  }

  /// Whether the last verdict opened the encore, before which the session waits.
  private var opensEncore: Bool {
    pauses.contains(.beforeEncore)
      && entry.header.ruleset.opensEncore(after: progress.rounds[entry.round]?.outcomes ?? [])
  }

  /// Whether the encore is open, and its first question not asked yet.
  package var isBeforeEncore: Bool {
    view.isJudged && !isOver && opensEncore
  }

  /// Releases the question after a miss.
  private mutating func goOn() async throws -> [GameEvent] {
    try finished(try await referee.play(Move(.next, atMillis: elapsed())))
  }

  // MARK: - Earlier answers

  /// Explains the wrong answers that were given before this session.
  ///
  /// - Parameter inputs: the answers by the places of their questions.
  package mutating func explain(_ inputs: [Int: String], to questions: [Question]) {
    for place in view.verdicts.indices where !view.verdicts[place].correct {
      let index = view.verdicts[place].index
      guard let input = inputs[index], let question = questions.first(where: { $0.index == index })
      else { continue }
      glossary?.explain(&view.verdicts[place], input: input, in: question)
    }
  }

  /// Writes the answers of a round's history that are missing in the journal.
  ///
  /// - Returns: the last of their verdicts, with its question.
  private mutating func enter(
    history: [GameEvent]
  ) throws -> (verdict: VerdictEvent, question: Question?)? {
    let known = progress.rounds[entry.round]?.outcomesByIndex ?? RoundOutcomes()
    var question: Question?
    var news: (VerdictEvent, Question?)?
    for event in history {
      if let asked = event.question { question = asked }
      guard let verdict = event.verdict else { continue }
      lastVerdict = moment(of: verdict)
      if known[verdict.index] == nil {
        try write(verdict, on: question)
        news = (verdict, question)
      }
    }
    return news
  }

  /// The state of a round after its history: its header, the new verdict, and its result or its open
  /// question. A verdict that is read first follows its question.
  private func standing(
    _ events: [GameEvent], news: VerdictEvent?, isPaused: Bool
  ) -> [GameEvent] {
    let header = events.prefix(1) + (news.map { [.verdict($0)] } ?? [])
    if let result = events.last(where: \.isResult) { return header + [result] }
    let asked = events.lastIndex { $0.question != nil } ?? events.endIndex
    if isPaused { return Array(events.prefix(1) + events[asked...].prefix(1)) + header.dropFirst() }
    return header + events[asked...].prefix(1) + events[asked...].filter(\.isState).suffix(1)
  }

  // MARK: - The end of a round

  /// Holds a result while the last answer can still be changed, or is read.
  private mutating func held(_ events: [GameEvent]) throws -> [GameEvent] {
    let canChange = pauses.contains(.atEnd) && entry.header.ruleset.allowsHelp
    // A result would hide what was not exact.
    let isLookedAt =
      pauses.contains(.beforeReplacing)
      && events.compactMap(\.verdict).contains { isRead($0, on: view.question) || $0.remark != nil }
    guard canChange || isLookedAt, let index = view.question?.index else { return events }
    heldResult = events.filter(\.isResult)
    // An end that nothing can change any more is written before it is shown.
    if !canChange { for result in heldResult.compactMap(\.result) { try write(result) } }
    return events.filter { !$0.isResult }
      + [.state(StateEvent(index: index, state: QuestionState(kind: .lastQuestion)))]
  }

  private mutating func releaseResult() throws -> [GameEvent] {
    let result = heldResult
    heldResult = []
    return try finished(result)
  }

  // MARK: - Commands that the referee does not receive

  private mutating func quit() async throws -> [GameEvent] {
    // Without its encore, a daily is complete.
    let isDeclined = isBeforeEncore && !entry.header.ranked
    isOver = true
    if hasHeldResult { return try releaseResult() }
    if entry.header.mode == .daily, !isDeclined { return [] }
    return try finished(try await referee.play(Move(.quit, atMillis: elapsed())))
  }

  private mutating func dispute() async throws -> [GameEvent] {
    let index = view.question?.index ?? 0
    guard entry.header.ruleset.allowsHelp else { return [refused(index, .notAllowed(.dispute))] }
    guard let last = answers.last, !last.outcome.correct else {
      return [refused(index, .nothingToDispute(isDisputed: false))]
    }
    guard !disputed.contains(last.id) else {
      return [refused(index, .nothingToDispute(isDisputed: true))]
    }
    var referee = referee
    let events = try await referee.play(Move(.dispute, atMillis: elapsed()))
    try write(EventID(derivedFrom: "\(last.id)/dispute"), .dispute(last.id))
    disputed.insert(last.id)
    self.referee = referee
    return events
  }

  private func say() -> GameEvent {
    let index = view.question?.index ?? 0
    guard let speaker, view.question?.form.isSpoken == true else {
      return refused(index, .nothingToSay)
    }
    if let obstacle = speaker.obstacle { return refused(index, .cannotSay(obstacle)) }
    speaker.say(index)
    return .state(StateEvent(index: index, state: QuestionState(kind: .saying)))
  }

  private func refused(_ index: Int, _ refusal: Refusal) -> GameEvent {
    .refused(RefusedEvent(index: index, refusal))
  }

  // MARK: - The journal

  private mutating func write(_ verdict: VerdictEvent, on question: Question?) throws {
    guard let question, question.index == verdict.index else { return }
    let answer = AnswerEntry(
      item: verdict.word, form: question.form, input: verdict.input ?? "",
      verdict: verdict.correct ? .right : verdict.passed == true ? .passed : .wrong,
      milliseconds: min(Ruleset.longestQuestion, max(0, verdict.elapsedMillis ?? 0)),
      hint: verdict.hinted == true, round: entry.round, index: question.index,
      points: verdict.points,
      again: (attempts[question.index] ?? 0) > 0,
      slip: verdict.correct && verdict.remark != nil, returned: question.again == true,
      level: question.level)
    let id = answerID(index: question.index)
    let moment = moment(of: verdict)
    lastVerdict = moment
    try write(id, .answer(answer), at: moment)
    answers.append((id, answer.outcome))
  }

  /// When a question ended: by the server's clock, else now.
  private func moment(of verdict: VerdictEvent) -> Moment {
    let now = host.now()
    guard let millis = verdict.atMillis, millis >= 0,
      case let (instant, overflow) = startedAt.instant.addingReportingOverflow(Int64(millis)),
      !overflow, instant <= now.instant + GameSession.longestAhead
    else { return now }
    return Moment(instant: instant, offset: now.offset)
  }

  private mutating func takeBack(_ id: EventID) throws {
    try write(host.makeID(), .undo(id))
    attempts[answers.count, default: 0] += 1
    answers.removeLast()
  }

  /// The id of an answer, derived from its round and place so that it can be written only once.
  private func answerID(index: Int) -> EventID {
    EventID(derivedFrom: "\(entry.round)/\(index)/\(attempts[index] ?? 0)")
  }

  private mutating func write(
    _ id: EventID, _ body: EventBody, at moment: Moment? = nil
  ) throws {
    // Events of a ranked round are the same on every device that writes them.
    let events = try store.append(
      [Journal.Draft(id: id, body: body)], at: moment ?? host.now(),
      from: entry.header.ranked ? "\(entry.round)" : nil)
    // The answers of a ranked round may have come from another device meanwhile.
    guard !events.isEmpty || entry.header.ranked else {
      isOver = true
      throw ClientError(
        .playedElsewhere,
        "this round goes on in another window",
        remedy: "finish it there, or open it here again")
    }
    progress = try store.progress()
  }

  // MARK: - Facts that only the journal contains

  private mutating func finished(
    _ events: [GameEvent], after input: PlayerInput? = nil
  ) throws -> [GameEvent] {
    view.begin()
    return try events.map { event in
      var event = event
      switch event {
      case .question(let asked):
        speaker?.asked(asked.index)
        if let gloss = glosses[asked.index] { event = .question(asked.explained(by: gloss)) }
      case .verdict(var verdict):
        if view.question?.form.asksMeaning != false {
          verdict.difficulty = progress.difficulty(of: verdict.word)
          verdict.restDays = progress.daysUntilDue(
            of: verdict.word, at: progress.studyTime(host.now()),
            goal: try store.goals(progress, of: [verdict.word])[verdict.word])
        }
        var answer: String?
        if case .answer(let text)? = input { answer = text }
        glossary?.explain(&verdict, input: answer, in: view.question)
        event = .verdict(verdict)
      case .result(let result):
        isOver = true
        speaker?.stop()
        event = .result(try completed(result))
      case .round, .state, .refused: break
      }
      view.take(event)
      return event
    }
  }

  /// Records the end of the round, unless that is known. A round without an answer is recorded only
  /// if it is ranked, so that it is not opened again.
  private mutating func write(_ result: ResultEvent) throws {
    guard progress.rounds[entry.round]?.isFinished != true,
      result.questions > 0 || entry.header.ranked
    else { return }
    let body = ResultEntry(
      round: entry.round, score: result.score, correct: result.correct,
      questions: result.questions, elapsedMillis: result.elapsedMillis)
    try write(
      EventID(derivedFrom: "\(entry.round)/result"), .result(body),
      at: entry.header.ranked ? lastVerdict ?? startedAt : nil)
  }

  private mutating func completed(_ result: ResultEvent) throws -> ResultEvent {
    try write(result)
    var result = result
    result.highScore = progress.highScore
    let streak = progress.dailyStreak(asOf: host.now().localDate).count
    result.dailyStreak = streak
    // A miss that came back counts once.
    var words: Set<ItemID> = []
    result.words = view.verdicts.filter { words.insert($0.word).inserted }
      .map { RoundWord($0, isDisputed: view.disputed.contains($0.index)) }
    if let round = progress.rounds[entry.round] {
      result.earlier = round.earlier
      if round.isDailyOfItsDate { result.place = progress.place(of: round) }
      result.feats = round.feats
      result.share =
        ShareText(
          round: round, streak: streak, isUnicode: host.display.isUnicode, messages: host.messages
        ).lines
    }
    return result
  }

  private func elapsed() -> Int { host.uptimeMillis() - began }
}
