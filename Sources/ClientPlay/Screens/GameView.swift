import ClientCore
import GameEngine
import Messages
import Terminal

/// The visible state of a game: a fold over its events.
struct GameView: Hashable, Sendable {
  /// The outcome of a question.
  enum Mark: Hashable, Sendable { case right, missed }

  private(set) var header: RoundHeader?
  /// The open question, or the last one.
  private(set) var question: Question?
  /// The states of the open question since it was asked, the newest last; after its verdict with
  /// the last one of its board.
  private(set) var states: [StateEvent] = []
  /// Why the last move was not accepted.
  private(set) var refusal: Refusal?
  /// The last verdict, until the next question has its first try, or another verdict comes.
  private(set) var verdict: VerdictEvent?
  /// The question that verdict was about.
  private(set) var judged: Question?
  /// The verdicts so far that were not taken back, in the order of their questions.
  private var verdicts: [VerdictEvent] = []
  private(set) var result: ResultEvent?

  /// The outcomes of questions, by the indices of the questions, from 1.
  var marks: [Int: Mark] {
    Dictionary(verdicts.map { ($0.index, $0.correct ? Mark.right : .missed) }) { $1 }
  }
  /// The result's score at the end, before that the score after the last verdict.
  var score: Int { result?.score ?? verdicts.last?.score ?? 0 }
  /// The current streak of right answers.
  var streak: Int { verdicts.last?.streak ?? 0 }
  /// Whether the last question is judged, and no other was asked.
  var isJudged: Bool { verdict != nil && verdict?.index == question?.index }

  /// Applies the events of a move.
  mutating func take(_ events: [GameEvent]) {
    refusal = nil
    if events.contains(where: endsVerdict) { verdict = nil }
    for event in events { take(event) }
  }

  /// Whether the last verdict is not shown any more after an event. A remark on the game leaves it.
  private func endsVerdict(_ event: GameEvent) -> Bool {
    switch event {
    case .question, .verdict: true
    case .state(let state): !isJudged && !state.kind.isRemark
    case .refused: !isJudged
    case .round, .result: false
    }
  }

  private mutating func take(_ event: GameEvent) {
    switch event {
    case .round(let header): self.header = header
    case .question(let asked):
      question = asked
      states = []
      // A question that is asked again has not ended yet.
      verdicts.removeAll { $0.index >= asked.index }
    case .state(let state): states.append(state)
    case .refused(let refused): refusal = refused.refusal
    case .verdict(let verdict):
      self.verdict = verdict
      judged = question
      verdicts.append(verdict)
      if let last = question?.lastState(after: states, verdict) { states.append(last) }
    case .result(let result): self.result = result
    }
  }

  /// Adds the earlier part of a resumed round, which has no events.
  mutating func take(earlier: [VerdictEvent]) { verdicts = earlier }

  /// The facts of a question in one line: `3 of 10 · cloze · level 2 · society`.
  ///
  /// - Parameter width: if the facts are wider, the level is omitted, since it is the least useful.
  func aside(of question: Question, width: Int, in messages: Messages) -> String {
    let texts = RoundTexts(messages)
    let all = texts.facts(of: question, in: header).joined(separator: " · ")
    guard CellText.width(of: all) > width else { return all }
    let fewer = texts.facts(of: question, in: header, withLevel: false).joined(separator: " · ")
    return CellText.truncated(fewer, width: width)
  }
}

extension Question {
  /// The board after the last try, which no event contains; nil if nothing was tried since the last
  /// state, or the question has no board.
  fileprivate func lastState(after states: [StateEvent], _ verdict: VerdictEvent) -> StateEvent? {
    guard hasBoard else { return nil }
    let tries = (verdict.input ?? "").split(separator: " ").map(String.init)
    let board = states.last { !$0.kind.isRemark }
    let last = tries.last ?? ""
    let state: QuestionState
    if task == .guess {
      guard tries.count > board?.marks.count ?? 0 else { return nil }
      let answer = verdict.answer.lowercased()
      state = QuestionState(
        kind: .guess, shown: last, left: max(0, (board?.left ?? 6) - 1),
        marks: tries.map { GuessMarks.of($0.lowercased(), answer: answer) })
    } else {
      let wrong = verdict.correct || last.isEmpty ? [] : [last]
      state = QuestionState(
        kind: .letters, shown: verdict.answer.map(String.init).joined(separator: " "),
        left: verdict.correct ? board?.left ?? 6 : 0, missed: (board?.missed ?? []) + wrong)
    }
    return StateEvent(index: index, state: state)
  }
}
