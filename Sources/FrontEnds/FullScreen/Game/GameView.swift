import Client
import GameEngine

/// What a player sees of a game: a fold over its events.
struct GameView: Hashable, Sendable {
  /// How a question ended.
  enum Mark: Hashable, Sendable { case right, missed }

  private(set) var header: RoundHeader?
  /// The open question, or the last one.
  private(set) var question: Question?
  /// What has come of the open question since it was asked, the newest last.
  private(set) var states: [StateEvent] = []
  /// Why the last move was not taken.
  private(set) var refusal: Refusal?
  /// The last verdict, as long as it is news.
  private(set) var verdict: VerdictEvent?
  /// The question that verdict was about.
  private(set) var judged: Question?
  private(set) var marks: [Int: Mark] = [:]
  /// What was missed and stands so.
  private(set) var missed: [VerdictEvent] = []
  private(set) var score = 0
  private(set) var streak = 0
  private(set) var result: ResultEvent?

  /// Takes what a move has brought.
  mutating func take(_ events: [GameEvent]) {
    refusal = nil
    // A remark on the open question leaves the last verdict where it is.
    if events.contains(where: { $0.verdict != nil || $0.question != nil }) { verdict = nil }
    for event in events { take(event) }
  }

  private mutating func take(_ event: GameEvent) {
    switch event {
    case .round(let header): self.header = header
    case .question(let asked):
      question = asked
      states = []
      // What is asked again is no miss yet.
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

  /// Takes in the round as far as it was played before, which a game that goes on does not tell.
  mutating func take(earlier round: RoundProgress) {
    for (index, outcome) in round.outcomesByIndex where marks[index] == nil {
      marks[index] = outcome.correct ? .right : .missed
    }
    let tally = round.tally
    (score, streak) = (tally.score, tally.streak)
  }

  /// The round in words: `daily solo #12 · 2026-11-21`.
  var name: String {
    guard let header else { return "" }
    var parts = [header.mode.rawValue]
    if let number = header.number { parts[0] += " \(shownSafely(header.dealer)) #\(number)" }
    if let date = header.date { parts.append(date.description) }
    if header.ranked { parts.append("ranked") }
    return parts.joined(separator: " · ")
  }

  /// What a question is, in short: `3 of 10 · cloze · level 2 · society`.
  func aside(of question: Question) -> String {
    [
      place(of: question), question.form.rawValue,
      question.level.map { "level \($0.rawValue)" }, question.category,
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The place of a question in the round: `3 of 10`, `encore 2`.
  func place(of question: Question) -> String {
    let count = header?.questions ?? 0
    if question.encore == true { return "encore \(question.index - count)" }
    return count > 0 ? "\(question.index) of \(count)" : "\(question.index)"
  }
}
