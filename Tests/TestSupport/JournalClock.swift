package import GameEngine

/// Makes journal events one after another, on a clock and a calendar that a test moves by hand.
package struct JournalClock: Sendable {
  /// The time now, in milliseconds since 1970-01-01 UTC.
  package var instant: Int64
  /// The player's offset from UTC, in seconds east.
  package var offset: Int
  /// The device that writes.
  package var device: String
  private var counter = 0

  /// A clock at noon of a date.
  package init(
    noonOf date: CalendarDate = FixturePool.firstDate, offset: Int = 0, device: String = "desk"
  ) {
    instant = (Int64(date.dayNumber) * 86_400 + 43_200 - Int64(offset)) * 1000
    self.offset = offset
    self.device = device
  }

  /// The player's calendar date now.
  package var today: CalendarDate { Moment(instant: instant, offset: offset).localDate }

  /// Lets time pass.
  package mutating func advance(seconds: Int64) { instant += seconds * 1000 }

  /// Goes to noon of the next date.
  package mutating func nextNoon() {
    self = JournalClock(noonOf: today.adding(days: 1), offset: offset, device: device, at: counter)
  }

  private init(noonOf date: CalendarDate, offset: Int, device: String, at counter: Int) {
    self.init(noonOf: date, offset: offset, device: device)
    self.counter = counter
  }

  /// The next event; a second passes.
  package mutating func event(_ body: EventBody, id: EventID? = nil) -> Event {
    counter += 1
    advance(seconds: 1)
    let moment = Moment(instant: instant, offset: offset)
    return Event(
      id: id ?? EventID(derivedFrom: "\(device)/\(counter)"), device: device, counter: counter,
      instant: instant, localDate: moment.localDate, offset: offset, body: body)
  }

  /// The next answer: chosen if its input is a number, passed if it is an empty miss.
  package mutating func answer(
    _ word: String = "en/dawn/noun", form: String = "recall", input: String? = nil, right: Bool,
    milliseconds: Int = 2000, hint: Bool = false, slip: Bool = false, points: Int = 0,
    again: Bool = false, round: EventID = EventID(high: 0, low: 1), index: Int = 1,
    level: Level? = nil
  ) -> Event {
    let input = input ?? (right ? "dawn" : "dusk")
    return event(
      .answer(
        AnswerEntry(
          item: ItemID(word), form: FormID(form), input: input,
          verdict: right ? .right : input.isEmpty ? .passed : .wrong, milliseconds: milliseconds,
          hint: hint, round: round, index: index, points: points, again: again, slip: slip,
          level: level)))
  }
}
