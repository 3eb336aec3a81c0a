/// The referee of a local game; servers use it for ranked games, too.
///
/// It has no clock: each move contains its time, and a time before the previous one counts as the
/// previous one.
///
/// ```swift
/// var referee = LocalReferee(dealt, guesses: guesses)
/// var events = referee.open(atMillis: 0)  // .round and .question
/// events = referee.play(Move(.answer("2"), atMillis: 3_200))  // .verdict, .state or .refused
/// events = referee.play(Move(.next, atMillis: 4_000))  // the next .question
/// ```
package struct LocalReferee: Referee {
  private enum Phase: Hashable {
    case asking(since: Int)
    case judged
    case over
  }

  private var round: Round
  private var key: RoundKey
  private let returns: Returns
  /// The indexes of the missed questions that come back, in the order of the questions appended for
  /// them.
  private var returning: [Int] = []
  private let rules: JudgeRules
  private var ruleset: Ruleset { round.header.ruleset }

  /// The outcomes of the questions so far, in order.
  package private(set) var outcomes: [Outcome]
  /// The accepted steps in the open question.
  package private(set) var steps: [Step] = []
  /// The largest time of a move, in milliseconds: a year after the round began.
  private static let latest = 366 * 86_400_000
  private var undone: Set<Int> = []
  private var phase = Phase.judged
  private var now = 0

  /// Creates a referee for a round.
  ///
  /// - Parameters:
  ///   - dealt: the round with its key.
  ///   - guesses: the legal guesses of its edition.
  ///   - outcomes: the outcomes of its first questions, to resume it.
  package init(_ dealt: DealtRound, guesses: GuessList = .empty, resuming outcomes: [Outcome] = [])
  {
    let count = min(dealt.round.questions.count, dealt.key.questions.count)
    round = Round(
      header: dealt.round.header, questions: Array(dealt.round.questions.prefix(count)),
      strictAccents: dealt.round.strictAccents)
    key = dealt.key
    returns = dealt.returns
    rules = JudgeRules(
      strictAccents: dealt.round.strictAccents, guesses: guesses,
      style: dealt.round.header.ruleset.judging)
    self.outcomes = Array(outcomes.prefix(count))
    for (place, outcome) in self.outcomes.enumerated() where !outcome.correct { bringBack(place) }
  }

  /// The verdicts on the questions of a resumed round. They do not contain the player's inputs.
  package var earlierVerdicts: [VerdictEvent] {
    outcomes.indices.map { verdict(at: $0, passed: false, remark: nil) }
  }

  /// Appends questions to the round, as a server does for a long run. Earlier questions do not change.
  package mutating func append(_ questions: [Question], keys: [QuestionKey]) {
    let count = min(questions.count, keys.count)
    key = RoundKey(
      questions: Array(key.questions.prefix(round.questions.count)) + keys.prefix(count))
    round = Round(
      header: round.header, questions: round.questions + questions.prefix(count),
      strictAccents: round.strictAccents)
  }

  package mutating func open(atMillis: Int) -> [GameEvent] {
    advance(to: atMillis)
    return [.round(round.header)] + (isComplete ? [finish()] : [ask()])
  }

  package mutating func play(_ move: Move) -> [GameEvent] {
    advance(to: move.atMillis)
    switch (phase, move.input) {
    case (.over, .undo) where ruleset.allowsHelp && isComplete:
      return undo()
    case (.over, .dispute) where isComplete:
      return [dispute()]
    case (.over, _):
      return [refused(.roundOver)]
    case (_, .quit):
      return [finish()]
    case (_, .undo):
      return undo()
    case (.judged, .next):
      // A dispute may have removed the last question.
      if isComplete { return [finish()] }
      return [timeIsUp(with: 0) ? finish(timeIsUp: true) : ask()]
    case (_, .dispute):
      return [dispute()]
    case (.judged, _):
      return [refused(.notNow)]
    case (.asking(let since), let input):
      return answer(input, since: since)
    }
  }

  // MARK: - Misses that come back

  /// The number of questions before those in which misses come back.
  private var firstQuestions: Int { round.questions.count - returning.count }

  /// Appends a question about a missed word: in another form, and after a second miss in the
  /// original form.
  private mutating func bringBack(_ place: Int) {
    guard returning.count < returns.limit else { return }
    let original = place < firstQuestions ? place : origin(of: place)
    guard returns.questions.indices.contains(original) else { return }
    let isFirstForm =
      place >= firstQuestions && round.questions[place].form != round.questions[original].form
    let question = isFirstForm ? round.questions[original] : returns.questions[original]
    let questionKey = isFirstForm ? key.questions[original] : returns.keys[original]
    let index = round.questions.count + 1
    append([question.placed(at: index, again: true)], keys: [questionKey])
    returning.append(place)
  }

  /// The index of the original question, given the index of a question in which a miss comes back.
  private func origin(of place: Int) -> Int {
    var place = place
    while place >= firstQuestions { place = returning[place - firstQuestions] }
    return place
  }

  /// Keeps the last miss from coming back, unless its question is asked already.
  private mutating func dispute() -> GameEvent {
    guard ruleset.allowsHelp else { return refused(.notAllowed(.dispute)) }
    guard outcomes.last?.correct == false else {
      return refused(.nothingToDispute(isDisputed: false))
    }
    let asked = outcomes.count + (isAsking ? 1 : 0)
    if asked < round.questions.count { keepAway(outcomes.count - 1) }
    return .state(
      StateEvent(index: min(asked, round.questions.count), state: QuestionState(kind: .disputed)))
  }

  /// Removes the appended question, because the miss was undone or disputed.
  private mutating func keepAway(_ place: Int) {
    guard returning.last == place else { return }
    returning.removeLast()
    key = RoundKey(questions: Array(key.questions.dropLast()))
    round = Round(
      header: round.header, questions: Array(round.questions.dropLast()),
      strictAccents: round.strictAccents)
  }

  // MARK: - Inside a question

  private mutating func ask() -> GameEvent {
    steps = []
    phase = .asking(since: now)
    return .question(round.questions[outcomes.count])
  }

  private mutating func answer(_ input: PlayerInput, since: Int) -> [GameEvent] {
    if timeIsUp(with: now - since) {
      return [finish(timeIsUp: true)]
    }
    let step: Step
    switch input {
    case .answer("") where takesNothing:
      step = .input("")
    case .answer(""):
      return help(after: nil) ?? settle(correct: false, passed: true, remark: nil, since: since)
    case .answer(let text):
      if let refusal = LocalReferee.refusal(of: text) { return [refused(refusal)] }
      step = .input(text)
    case .hint:
      guard ruleset.allowsHelp else { return [refused(.notAllowed(.hint))] }
      step = .hint
    case .next, .undo, .quit, .dispute, .say, .help, .unknownCommand:
      return [refused(.unknownCommand(String(input.line.prefix(20))))]
    }
    let question = round.questions[outcomes.count]
    guard let form = Forms.named(question.form) else {
      return [refused(.unknownForm(question.form))]
    }
    let judgement = form.judge(
      steps + [step], question: question, key: key.questions[outcomes.count], rules: rules)
    switch judgement {
    case .refused(let refusal):
      return [refused(refusal)]
    case .refusedOnce(let refusal):
      steps.append(.refused)
      return [refused(refusal)]
    case .open(let state):
      steps.append(step)
      return [.state(StateEvent(index: question.index, state: state))]
    case .right(let remark):
      steps.append(step)
      return settle(correct: true, passed: false, remark: remark, since: since)
    case .wrong:
      steps.append(step)
      return help(after: input.line)
        ?? settle(correct: false, passed: false, remark: nil, since: since)
    }
  }

  /// Whether an empty answer to the open question is one, and no pass.
  private var takesNothing: Bool {
    Forms.named(round.questions[outcomes.count].form)?.takesNothing(after: steps) == true
  }

  /// The second step of the question after a miss or a pass, which counts as a hint; nil if it has none, or
  /// had it.
  private mutating func help(after miss: String?) -> [GameEvent]? {
    let question = round.questions[outcomes.count]
    guard ruleset.judging == .stepped, !steps.contains(.hint),
      let state = Forms.named(question.form)?.help(
        after: miss, question: question, key: key.questions[outcomes.count])
    else { return nil }
    steps.append(.hint)
    return [.state(StateEvent(index: question.index, state: state))]
  }

  /// Why a text cannot be an answer in any form; nil if it can be one.
  private static func refusal(of text: String) -> Refusal? {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return .notText
    }
    return text.unicodeScalars.count > TypedAnswer.longestInput ? .tooLong : nil
  }

  private mutating func settle(
    correct: Bool, passed: Bool, remark: AnswerRemark?, since: Int
  ) -> [GameEvent] {
    let place = outcomes.count
    let isUndone = undone.contains(place)
    let again = isUndone || place >= firstQuestions
    let earns = correct && !again
    let streak = Tally(outcomes).streak + 1
    outcomes.append(
      Outcome(
        correct: correct,
        points: earns ? ruleset.points(streak: streak, hinted: steps.contains(.hint)) : 0,
        elapsedMillis: min(Ruleset.longestQuestion, now - since), again: again))
    phase = .judged
    if !correct { bringBack(place) }
    let verdict = verdict(
      at: place, passed: passed, remark: correct && isUndone ? .again : remark)
    return [.verdict(verdict)] + (isComplete ? [finish()] : [])
  }

  private mutating func undo() -> [GameEvent] {
    guard ruleset.allowsHelp else {
      return [refused(.notAllowed(.undo))]
    }
    guard !outcomes.isEmpty else {
      return [refused(.nothingToUndo)]
    }
    outcomes.removeLast()
    keepAway(outcomes.count)
    undone.insert(outcomes.count)
    return [ask()]
  }

  // MARK: - The round

  /// Whether no question is left.
  private var isComplete: Bool {
    if outcomes.count >= round.questions.count { return true }
    if ruleset.endsOnMiss { return outcomes.last?.correct == false }
    guard let regular = ruleset.regularQuestions, outcomes.count >= regular else { return false }
    return outcomes.prefix(regular).count(where: \.correct) < ruleset.encoreThreshold
      || outcomes.dropFirst(regular).contains { !$0.correct }
  }

  private func timeIsUp(with current: Int) -> Bool {
    guard let limit = ruleset.timeLimit else { return false }
    return Tally(outcomes).elapsedMillis + min(current, Ruleset.longestQuestion) >= limit
  }

  private mutating func advance(to time: Int) { now = max(now, min(time, LocalReferee.latest)) }

  private mutating func finish(timeIsUp: Bool = false) -> GameEvent {
    phase = .over
    let first = outcomes.prefix(firstQuestions)
    let tally = Tally(first)
    return .result(
      ResultEvent(
        score: tally.score, correct: tally.correct, questions: first.count,
        bestStreak: tally.bestStreak, elapsedMillis: tally.elapsedMillis,
        timeIsUp: timeIsUp ? true : nil))
  }

  private func verdict(at place: Int, passed: Bool, remark: AnswerRemark?) -> VerdictEvent {
    let outcome = outcomes[place]
    let key = key.questions[place]
    let tally = Tally(outcomes.prefix(place + 1))
    let inputs = steps.compactMap { if case .input(let text) = $0 { text } else { nil } }
    return VerdictEvent(
      index: place + 1, correct: outcome.correct, word: key.word,
      term: key.term == key.word.term ? nil : key.term, answer: key.answer,
      definition: key.definition, example: key.example, points: outcome.points,
      streak: tally.streak, score: tally.score, passed: passed ? true : nil, remark: remark,
      input: inputs.joined(
        separator: String(AnswerEntry.separator(in: round.questions[place].form))),
      hinted: steps.contains(.hint) ? true : nil,
      elapsedMillis: outcome.elapsedMillis)
  }

  private var isAsking: Bool { if case .asking = phase { true } else { false } }

  private func refused(_ refusal: Refusal) -> GameEvent {
    let index = min(max(1, outcomes.count + (isAsking ? 1 : 0)), round.questions.count)
    return .refused(RefusedEvent(index: index, refusal))
  }
}
