import Foundation
import GameEngine

/// Random journals that contain events of every kind.
struct FuzzJournal {
  let words: [ItemID]

  /// This number of events, in fold order.
  func events(_ count: Int, seed: UInt64) -> [Event] {
    var generator = SeededGenerator(seed: seed)
    var events: [Event] = []
    for place in 0..<count {
      let instant = 1_795_000_000_000 + Int64(place) * 20_000_000
      let body = body(at: place, of: seed, after: events.last?.id, using: &generator)
      events.append(
        Event(
          id: EventID(high: generator.next(), low: generator.next()), device: "xgbt07dmqtbb",
          counter: place + 1, instant: instant, localDate: CalendarDate(utc: instant),
          offset: 3600 * (generator.below(27) - 12), body: body))
    }
    return events
  }

  /// An event in the format of an exported file.
  static func line(_ event: Event) throws -> EventLine {
    let body = try JSONEncoder().encode(Body(body: event.body))
    return EventLine(event: event, body: try JSONDecoder().decode(JSONValue.self, from: body))
  }

  private struct Body: Encodable {
    let body: EventBody
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
  }

  private func body(
    at place: Int, of seed: UInt64, after last: EventID?, using generator: inout SeededGenerator
  ) -> EventBody {
    let round = EventID(high: seed, low: UInt64(place / 4))
    let item = words[generator.below(words.count)]
    switch (generator.below(17), last) {
    case (0..<2, _):
      let ruleset = Ruleset.all[generator.below(Ruleset.all.count)]
      let date = CalendarDate(dayNumber: 20_776 + place / 4)
      let header = RoundHeader(
        date: ruleset.mode == .daily ? date : nil, number: ruleset.mode == .daily ? place : nil,
        questions: 10, ruleset: ruleset, edition: "en-1")
      return .round(
        RoundEntry(round: round, header: header, seed: UInt32(truncatingIfNeeded: seed)))
    case (2, let last?): return .undo(last)
    case (3, let last?): return .dispute(last)
    case (4, _):
      return .result(
        ResultEntry(round: round, score: 1800, correct: 7, questions: 10, elapsedMillis: 29_522))
    case (5, _): return .setting(SettingEntry(key: "level", value: place % 2 == 0 ? "2" : nil))
    case (6, _): return .favorite(FavoriteEntry(item: item, kept: generator.below(3) > 0))
    case (7, _): return .seen(item)
    case (8..<15, _): return FuzzMaterial(item: item, place: place).body(using: &generator)
    default:
      let verdicts: [AnswerEntry.Verdict] = [.right, .right, .wrong, .passed]
      let forms = Forms.all.map(\.id)
      return .answer(
        AnswerEntry(
          item: item, form: forms[generator.below(forms.count)],
          input: place % 2 == 0 ? "3" : "fog",
          verdict: verdicts[generator.below(4)], milliseconds: generator.below(60_001),
          hint: generator.below(8) == 0, round: round, index: 1 + place % 10,
          points: 100 * generator.below(11), again: generator.below(8) == 0,
          level: Level(rawValue: generator.below(5))))
    }
  }
}
