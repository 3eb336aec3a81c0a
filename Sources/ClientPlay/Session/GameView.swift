package import GameEngine

/// The state of a game that players see: a fold over its events. `GameSession` keeps it, and all skins show it.
package struct GameView: Hashable, Sendable {
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
  /// The last verdict, unless its question was taken back.
  private(set) var verdict: VerdictEvent?
  /// The question that verdict was about.
  private(set) var judged: Question?
  /// The verdicts so far that were not taken back, in the order of their questions, including the part of the
  /// round that was played before.
  var verdicts: [VerdictEvent]
  /// The numbers of the questions whose miss the player disputes.
  private(set) var disputed: Set<Int> = []
  private(set) var result: ResultEvent?

  /// The state before the first event.
  ///
  /// - Parameter earlier: the verdicts of the earlier part of a resumed round, which has no events.
  package init(earlier: [VerdictEvent] = []) { verdicts = earlier }

  /// The outcomes of questions as they count for the player, by the indices of the questions, from 1.
  var marks: [Int: Mark] {
    Dictionary(
      verdicts.map { ($0.index, $0.correct || disputed.contains($0.index) ? Mark.right : .missed) }
    ) { $1 }
  }
  /// The result's score at the end, before that the score after the last verdict.
  var score: Int { result?.score ?? verdicts.last?.score ?? 0 }
  /// The current streak of right answers.
  var streak: Int { verdicts.last?.streak ?? 0 }
  /// Whether the last question is judged, and no other was asked.
  var isJudged: Bool { verdict != nil && verdict?.index == question?.index }

  /// Applies the events of a move.
  mutating func take(_ events: [GameEvent]) {
    begin()
    for event in events { take(event) }
  }

  /// Removes what the events of a move replace, before they are applied one after the other.
  mutating func begin() { refusal = nil }

  /// Applies an event.
  mutating func take(_ event: GameEvent) {
    switch event {
    case .round(let header): self.header = header
    case .question(let asked):
      question = asked
      states = []
      // A question that is asked again has not ended yet.
      verdicts.removeAll { $0.index >= asked.index }
      disputed = disputed.filter { $0 < asked.index }
      if verdict.map({ $0.index >= asked.index }) == true { verdict = verdicts.last }
    case .state(let state):
      states.append(state)
      if state.kind == .disputed, let verdict { disputed.insert(verdict.index) }
    case .refused(let refused): refusal = refused.refusal
    case .verdict(let verdict):
      self.verdict = verdict
      judged = question
      verdicts.removeAll { $0.index >= verdict.index }
      verdicts.append(verdict)
      if let last = question?.lastState(after: states, verdict) { states.append(last) }
    case .result(let result): self.result = result
    }
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
