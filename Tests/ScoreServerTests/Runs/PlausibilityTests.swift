import GameEngine
import TestSupport
import Testing

@testable import ScoreServer

@Suite("The plausibility of a run")
struct PlausibilityTests {
  private let round: DealtRound

  init() throws {
    round = try DailyDealer(pool: FixturePool.pool).deal(
      #require(CalendarDate("2026-11-22")))
  }

  /// Why a run does not count in which the first answers are right, after these times.
  private func reason(
    speed: Int = 100, correct: Int = 10, millis: (Question, QuestionKey) -> Int
  ) -> NotKept? {
    let outcomes = zip(round.round.questions, round.key.questions).enumerated()
      .map { place, asked in
        Outcome(
          correct: place < correct, points: 0, elapsedMillis: millis(asked.0, asked.1))
      }
    return Plausibility(readingSpeed: speed).reason(round, outcomes: outcomes)
  }

  private func read(_ question: Question) -> Int {
    10 * (question.prompt.count + question.choices.map(\.count).reduce(0, +))
  }

  @Test("three answers that come before anything can be read are too many, two are luck")
  func luck() {
    #expect(reason(correct: 3) { _, _ in 150 } == .tooFast)
    #expect(reason(correct: 2) { _, _ in 150 } == nil)
  }

  @Test("the choices must be read, and the answer typed, not only the prompt read")
  func choices() {
    #expect(reason { question, _ in max(200, 10 * question.prompt.count) } != nil)
    #expect(reason { question, _ in max(200, read(question)) } != nil)
    #expect(reason { question, key in max(200, read(question) + 70 * key.answer.count) } == nil)
  }

  @Test("wrong answers may come at any time, and without a speed all answers may")
  func others() {
    #expect(reason(correct: 0) { _, _ in 0 } == nil)
    #expect(reason(speed: 0) { _, _ in 0 } == nil)
  }
}
