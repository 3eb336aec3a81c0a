import GameEngine
import TestSupport
import Testing

/// The scoring rules of the contract, written down once more in the plainest way and without a look
/// at the engine; follows a transcript and expects every figure in it.
///
/// It takes from the transcript only what is no matter of scoring: whether an answer was right.
struct ContractScore {
  private struct Answer {
    let right: Bool
    let again: Bool
    let points: Int
    let millis: Int
  }

  private let mode: Mode
  private let questions: Int
  private var answers: [Answer] = []
  private var takenBack: Set<Int> = []
  private var now = 0
  private var shownAt: Int?
  private var hinted = false
  private var isOver = false

  init(_ dealt: DealtRound) {
    mode = dealt.round.header.mode
    questions = dealt.round.questions.count
  }

  /// Follows a transcript to its end.
  static func expect(_ transcript: Transcript, of dealt: DealtRound) {
    var score = ContractScore(dealt)
    for exchange in transcript.exchanges { score.follow(exchange) }
  }

  private mutating func follow(_ exchange: Transcript.Exchange) {
    now = max(now, exchange.move?.atMillis ?? 0)
    let input = exchange.move?.input
    #expect(!exchange.events.isEmpty)
    if isOver, mode == .play, input == .undo, answers.count == questions {
      // A finished practice round is opened again.
      isOver = false
    }
    if isOver {
      #expect(exchange.events.count == 1)
      #expect(refusal(in: exchange) == "round_over")
      return
    }
    if let shownAt, mode == .speed, total(\.millis) + now - shownAt >= 60_000,
      input != .undo, input != .dispute
    {
      #expect(exchange.events.count == 1)
      guard case .result = exchange.events.first else {
        Issue.record("sixty seconds are over, but \(exchange) goes on")
        return
      }
    } else if mode != .play, [.hint, .undo].contains(input) {
      #expect(refusal(in: exchange) != nil)
    }
    for event in exchange.events { take(event, after: input) }
    if let last = answers.last, shownAt == nil { expectEnd(last) }
  }

  private mutating func take(_ event: GameEvent, after input: PlayerInput?) {
    switch event {
    case .round, .refused: break
    case .state(let state): if input == .hint || state.kind == .help { hinted = true }
    case .question(let question):
      if input == .undo {
        answers.removeLast()
        takenBack.insert(answers.count)
      }
      #expect(question.index == answers.count + 1)
      (shownAt, hinted) = (now, false)
    case .verdict(let verdict):
      settle(verdict)
    case .result(let result):
      isOver = true
      #expect(result.score == total(\.points))
      #expect(result.correct == answers.count(where: \.right))
      #expect(result.questions == answers.count)
      #expect(result.elapsedMillis == total(\.millis))
      #expect(result.bestStreak == (0...answers.count).map { run(endingAt: $0) }.max())
      #expect(result.elapsedMillis >= 0)
    }
  }

  private mutating func settle(_ verdict: VerdictEvent) {
    let again = takenBack.contains(answers.count)
    let millis = min(60_000, now - (shownAt ?? now))
    var points = 0
    if verdict.correct, !again {
      points = 100 * (mode == .run ? 1 : min(10, run(endingAt: answers.count) + 1))
      if hinted { points /= 2 }
    }
    answers.append(Answer(right: verdict.correct, again: again, points: points, millis: millis))
    shownAt = nil
    #expect(verdict.index == answers.count)
    #expect(verdict.points == points)
    #expect(verdict.streak == run(endingAt: answers.count))
    #expect(verdict.score == total(\.points))
    #expect((0...60_000).contains(millis))
  }

  /// Whether the round ended exactly when it must.
  private func expectEnd(_ last: Answer) {
    switch mode {
    case .play, .speed, .learn:
      if answers.count == questions { #expect(isOver) }
    case .run:
      #expect(answers.dropLast().allSatisfy { $0.right })
      if !last.right || answers.count == questions { #expect(isOver) }
    case .daily:
      guard answers.count >= 10 else { return }
      let earnsEncore = answers.prefix(10).count(where: \.right) >= 8
      #expect(answers.count <= 20)
      #expect(earnsEncore || answers.count == 10)
      #expect(answers.dropFirst(10).dropLast().allSatisfy { $0.right })
      let encoreEnded = answers.count > 10 && !last.right
      if !earnsEncore || encoreEnded || answers.count == 20 { #expect(isOver) }
    }
  }

  private func run(endingAt count: Int) -> Int {
    var run = 0
    for answer in answers.prefix(count).reversed() {
      guard answer.right else { break }
      if !answer.again { run += 1 }
    }
    return run
  }

  private func total(_ figure: (Answer) -> Int) -> Int { answers.map(figure).reduce(0, +) }

  private func refusal(in exchange: Transcript.Exchange) -> String? {
    if case .refused(let refusal) = exchange.events.first { refusal.refusal.code } else { nil }
  }
}
