import GameEngine
import TestSupport

/// Random journals: what players on several devices might have done.
enum JournalScript {
  private static let words = ["en/dawn/noun", "en/dusk/noun", "en/thaw/verb", "en/arid/adj"]

  /// A journal of two devices with answers, undos, disputes, favourites, settings and unknown kinds.
  static func random(using gen: inout Gen, count: Int = 80) -> [Event] {
    var events: [Event] = []
    var clocks = [JournalClock(device: "desk"), JournalClock(offset: 3600, device: "phone")]
    let header = RoundHeader(questions: 10, ruleset: .play, edition: "en-1")
    var rounds: [EventID] = []
    for number in 0..<count {
      let place = gen.int(0...1)
      clocks[place].advance(seconds: Int64(gen.of([0, 5, 60, 4000, 90_000])))
      let word = gen.of(words)
      switch gen.int(0...14) {
      case 0:
        let round = EventID(derivedFrom: "round/\(number)")
        rounds.append(round)
        events.append(clocks[place].event(.round(RoundEntry(round: round, header: header))))
      case 1: append(.favorite(FavoriteEntry(item: WordID(word), kept: gen.percent(60))))
      case 2:
        let value = gen.percent(70) ? String(number) : nil
        append(.setting(SettingEntry(key: gen.of(["theme", "name"]), value: value)))
      case 3: append(.seen(WordID(word)))
      case 4: append(.unknown(kind: "lesson"))
      case 5: if let target = answers(events).last { append(.undo(target.id)) }
      case 6: if let target = answers(events).first { append(.dispute(target.id)) }
      default:
        let right = gen.percent(65)
        events.append(
          clocks[place].answer(
            word, right: right, points: right ? 100 * gen.int(1...5) : 0, again: gen.percent(10),
            round: rounds.last ?? EventID(high: 0, low: 1), index: number))
      }
      func append(_ body: EventBody) { events.append(clocks[place].event(body)) }
    }
    return events
  }

  /// The events that are answers.
  static func answers(_ events: [Event]) -> [Event] {
    events.filter { if case .answer = $0.body { true } else { false } }
  }
}
