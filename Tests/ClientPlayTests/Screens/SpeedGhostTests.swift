import GameEngine
import TestSupport
import Testing

@testable import ClientPlay

@Suite("The ghost of a round against the clock")
struct SpeedGhostTests {
  @Test("is the finished round with most right answers, and tells how many it had by a time")
  func best() {
    var clock = JournalClock()
    var events: [Event] = []
    for (number, rights) in [(1, 2), (2, 3), (3, 5)] {
      let round = EventID(high: 7, low: UInt64(number))
      let header = RoundHeader(questions: 0, ruleset: .speed, edition: "en-1")
      events.append(clock.event(.round(RoundEntry(round: round, header: header))))
      for place in 1...(rights + 1) {
        events.append(
          clock.answer(
            right: place > 1, milliseconds: 1000 * number, round: round, index: place))
      }
      // The last one was not finished.
      guard number < 3 else { continue }
      events.append(
        clock.event(
          .result(
            ResultEntry(
              round: round, score: 100, correct: rights, questions: rights + 1, elapsedMillis: 1)))
      )
    }
    let progress = ProgressFold.progress(of: events)
    let header = RoundHeader(questions: 0, ruleset: .speed, edition: "en-1")
    let ghost = SpeedGhost(of: header, in: progress)
    #expect([0, 3999, 4000, 6000, 60_000].map { ghost?.right(after: $0) } == [0, 0, 1, 2, 3])
    let play = RoundHeader(questions: 10, ruleset: .play, edition: "en-1")
    #expect(SpeedGhost(of: play, in: progress) == nil)
    #expect(SpeedGhost(of: header, in: PlayerProgress()) == nil)
  }
}
