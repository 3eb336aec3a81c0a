import Client
import GameEngine
import Messages
import Terminal

/// The visible state of a game: a fold over its events.
struct GameView: Hashable, Sendable {
  /// How a question ended.
  enum Mark: Hashable, Sendable { case right, missed }

  private(set) var header: RoundHeader?
  /// The open question, or the last one.
  private(set) var question: Question?
  /// The states of the open question since it was asked, the newest last.
  private(set) var states: [StateEvent] = []
  /// Why the last move was not accepted.
  private(set) var refusal: Refusal?
  /// The last verdict, until the next question or verdict.
  private(set) var verdict: VerdictEvent?
  /// The question that verdict was about.
  private(set) var judged: Question?
  private(set) var marks: [Int: Mark] = [:]
  /// The misses that were not taken back.
  private(set) var missed: [VerdictEvent] = []
  private(set) var score = 0
  private(set) var streak = 0
  private(set) var result: ResultEvent?

  /// Takes the events of a move.
  mutating func take(_ events: [GameEvent]) {
    refusal = nil
    // A remark on the open question keeps the last verdict.
    if events.contains(where: { $0.verdict != nil || $0.question != nil }) { verdict = nil }
    for event in events { take(event) }
  }

  private mutating func take(_ event: GameEvent) {
    switch event {
    case .round(let header): self.header = header
    case .question(let asked):
      question = asked
      states = []
      // A question that is asked again is not a miss yet.
      missed.removeAll { $0.index >= asked.index }
      marks = marks.filter { $0.key < asked.index }
    case .state(let state): states.append(state)
    case .refused(let refused): refusal = refused.refusal
    case .verdict(let verdict):
      self.verdict = verdict
      judged = question
      marks[verdict.index] = verdict.correct ? .right : .missed
      if !verdict.correct { missed.append(verdict) }
      (score, streak) = (verdict.score, verdict.streak)
    case .result(let result):
      self.result = result
      score = result.score
    }
  }

  /// Adds the earlier part of a resumed round, which has no events.
  mutating func take(earlier round: RoundProgress) {
    for (index, outcome) in round.outcomesByIndex.all where marks[index] == nil {
      marks[index] = outcome.correct ? .right : .missed
    }
    let tally = round.tally
    (score, streak) = (tally.score, tally.streak)
  }

  /// The name of the round: `daily solo #12 · 2026-11-21`.
  func name(in messages: Messages) -> String {
    guard let header else { return "" }
    let parts = [
      RoundTexts(messages).name(of: header), header.date?.description,
      header.ranked ? messages("ranked", context: "a round") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// The facts of a question in one line: `3 of 10 · cloze · level 2 · society`.
  ///
  /// - Parameter width: if they are wider, the level is omitted, which is the least telling.
  func aside(of question: Question, width: Int, in messages: Messages) -> String {
    let texts = RoundTexts(messages)
    let all = texts.facts(of: question, in: header).joined(separator: " · ")
    guard CellText.width(of: all) > width else { return all }
    let fewer = texts.facts(of: question, in: header, withLevel: false).joined(separator: " · ")
    return CellText.truncated(fewer, width: width)
  }
}
