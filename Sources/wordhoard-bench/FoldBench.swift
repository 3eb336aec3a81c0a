import Foundation
import GameEngine
import Lexicon

/// A million events folded: how many in a second, and how much memory the fold takes.
struct FoldBench {
  private let events = 1_000_000

  func run() throws -> [Figure] {
    let words = try BenchCommand.pack().words.map(\.id)
    let journal = makeJournal(words: words)
    let clock = ContinuousClock()
    let before = residentBytes()
    var fold = ProgressFold()
    let time = clock.measure { for event in journal { fold.apply(event) } }
    let after = residentBytes()
    let seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    // The journal may not be let go before the memory has been read.
    return withExtendedLifetime(journal) {
      [
        Figure(
          name: "events folded", value: Double(events) / seconds, yardstick: 1_000_000,
          unit: "events/s", yardstickName: "wanted", bound: .atLeast, limit: 1),
        Figure(
          name: "memory of a fold of \(events), \(fold.progress.days.count) dates",
          value: Double(after - before) / 1024, yardstick: Double(events) * 8 / 1024,
          unit: "KiB", yardstickName: "eight bytes an event", bound: .atMost, limit: 0.25),
      ]
    }
  }

  /// Rounds of ten answers, a hundred answers a date, as a keen player's years would be.
  private func makeJournal(words: [WordID]) -> [Event] {
    var generator = SeededGenerator(seed: 1)
    var journal: [Event] = []
    journal.reserveCapacity(events)
    var round = EventID(high: 0, low: 0)
    for place in 0..<events {
      let date = CalendarDate(dayNumber: 20_000 + place / 1100)
      let body: EventBody
      if place % 11 == 0 {
        round = EventID(high: 1, low: UInt64(place))
        body = .round(
          RoundEntry(
            round: round, header: RoundHeader(questions: 10, ruleset: .play, edition: "en-1")))
      } else {
        let right = generator.below(4) > 0
        body = .answer(
          AnswerEntry(
            item: words[generator.below(words.count)], form: FormID("match"), input: "1",
            verdict: right ? .right : .wrong, milliseconds: 4000, hint: false, round: round,
            index: place % 11, points: right ? 100 : 0, again: false))
      }
      journal.append(
        Event(
          id: EventID(high: 2, low: UInt64(place)), device: "bench", counter: place,
          instant: 1_700_000_000_000 + Int64(place) * 8000, localDate: date, offset: 0,
          body: body))
    }
    return journal
  }

  private func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
