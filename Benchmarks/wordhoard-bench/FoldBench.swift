import Foundation
import GameEngine
import Lexicon

/// Measures folding a million events: the events per second, and the memory of the fold.
struct FoldBench {
  private let events = 1_000_000

  func run() throws -> [Figure] {
    let words = try Checkout.pack().words.map(\.id)
    return [speed(words: words), memory(words: words)]
  }

  private func speed(words: [ItemID]) -> Figure {
    let journal = makeJournal(0..<events, words: words)
    var fold = ProgressFold()
    let time = ContinuousClock().measure { for event in journal { fold.apply(event) } }
    let seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return Figure(
      name: "events folded, \(fold.progress.gamesCount) answers", value: Double(events) / seconds,
      yardstick: 1_000_000, unit: "events/s", yardstickName: "wanted", bound: .atLeast, limit: 1)
  }

  /// The growth of the process during the second half of the events, at most a hundredth of which is in memory at
  /// once: this growth is for new dates, not for events.
  private func memory(words: [ItemID]) -> Figure {
    var fold = ProgressFold()
    let share = events / 100
    var atHalf = 0
    for part in 0..<100 {
      if part == 50 { atHalf = residentBytes() }
      for event in makeJournal(part * share..<(part + 1) * share, words: words) {
        fold.apply(event)
      }
    }
    let progress = fold.progress
    return Figure(
      name: """
        memory that the second \(events / 2) events add to a fold of \(progress.words.count) words \
        and \(progress.days.count) dates
        """,
      value: Double(residentBytes() - atHalf) / 1024, yardstick: Double(events) / 2 / 1024,
      unit: "KiB", yardstickName: "one byte an event", bound: .atMost, limit: 1)
  }

  /// Rounds of ten answers, a hundred answers a date, like years of a keen player.
  private func makeJournal(_ places: Range<Int>, words: [ItemID]) -> [Event] {
    var generator = SeededGenerator(seed: UInt64(places.lowerBound))
    var journal: [Event] = []
    journal.reserveCapacity(places.count)
    var round = EventID(high: 0, low: 0)
    for place in places {
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
}
