import GameEngine
import TestSupport
import Testing

@Suite("Numbers in checkpoints of the fold")
struct CheckpointNumberTests {
  private static func event(_ number: Int, _ body: EventBody) -> Event {
    let instant = 1_795_000_000_000 + Int64(number) * 30_000_000
    return Event(
      id: EventID(high: 2, low: UInt64(number)), device: "d", counter: number, instant: instant,
      localDate: CalendarDate(utc: instant), offset: 3600, body: body)
  }

  private static func answer(_ number: Int, right: Bool) -> Event {
    event(
      number,
      .answer(
        AnswerEntry(
          item: ItemID("en/fog/noun"), form: FormID("recall"), input: "fog",
          verdict: right ? .right : .wrong, milliseconds: 4000, hint: false,
          round: EventID(high: 1, low: 1), index: number, points: right ? 100 : 0, again: false,
          level: .two)))
  }

  /// A round with two answers and what else a fold keeps.
  private static let events = [
    event(
      1,
      .round(
        RoundEntry(
          round: EventID(high: 1, low: 1),
          header: RoundHeader(questions: 2, ruleset: .play, edition: "en-1"), code: "20B1T"))),
    answer(2, right: true), answer(3, right: false),
    event(4, .favorite(FavoriteEntry(item: ItemID("en/fog/noun"), kept: true))),
    event(5, .setting(SettingEntry(key: "level", value: "2"))),
    event(6, .undo(EventID(high: 9, low: 9))), event(7, .dispute(EventID(high: 9, low: 8))),
  ]

  private static let further = (8..<14).map { answer($0, right: $0 % 2 == 0) }

  /// Replacements of numbers: the smallest and the largest, and special values of `Double`.
  private static let extremes: [[UInt8]] =
    [[0xFE] + [UInt8](repeating: 0xFF, count: 8) + [1], [UInt8](repeating: 0xFF, count: 9) + [1]]
    + [Double.nan, .infinity, -.infinity, 0, -1, 1e300, .leastNonzeroMagnitude].map { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(8 * $0)) }
    }

  @Test("whatever number it contains, a fold that is read can continue and be stored again")
  func extremes() throws {
    let body = Array(try ProgressFold(of: Self.events).checkpoint().dropLast(8))
    var count = 0
    for place in body.indices {
      for extreme in Self.extremes {
        for end in [place + 1, place + extreme.count] where end <= body.count {
          var changed = body
          changed.replaceSubrange(place..<end, with: extreme)
          let sum = ProgressFold.checksum(changed[...])
          changed += (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
          guard var fold = ProgressFold(checkpoint: changed) else { continue }
          count += 1
          let again = try #require(ProgressFold(checkpoint: try fold.checkpoint()))
          #expect(again.progress == fold.progress)
          for round in fold.progress.rounds.values { #expect(round.tally.score >= 0) }
          for event in Self.further { fold.apply(event) }
          for event in Self.further {
            #expect(fold.progress.hoard(at: StudyTime(utc: event.instant)) >= 0)
            _ = fold.progress.dailyStreak(asOf: event.localDate)
          }
        }
      }
    }
    // Names, flags and ids may be anything.
    #expect(count > 0)
  }
}
