import GameEngine
import TestSupport
import Testing

@Suite("Study days")
struct StudyDayTests {
  private static let hour: Int64 = 3_600_000

  /// The stability of a word after right answers at these hours since a date's midnight in UTC+1.
  private func stabilities(_ hours: [Double], settings: [Event] = []) -> [Double] {
    var clock = JournalClock()
    let midnight = Moment(instant: clock.instant, offset: 3600).startOfDate
    let events = hours.map { hour in
      clock.answer("en/dusk/noun", right: true).moved(
        to: Moment(instant: midnight + Int64(hour * Double(Self.hour)), offset: 3600))
    }
    return events.indices.compactMap {
      ProgressFold.progress(of: settings + events.prefix($0 + 1))
        .words[ItemID("en/dusk/noun")]?.memory?.state.stability
    }
  }

  @Test("grow a word's stability with each evening, also if they are 23.5 hours apart")
  func evenings() {
    let late = stabilities([21, 44.5, 68, 91.5, 115])
    #expect(zip(late, late.dropFirst()).allSatisfy { $0 < $1 })
    #expect(late == stabilities([21, 45, 69, 93, 117]))
  }

  @Test("begin at four, so that an answer after midnight belongs to the evening before")
  func afterMidnight() {
    #expect(stabilities([21, 25]) == stabilities([21, 22]))
    #expect(stabilities([21, 25]) != stabilities([21, 28.5]))
  }

  @Test("begin at the hour that the player chose, from that choice on")
  func chosenHour() {
    var clock = JournalClock(device: "tablet")
    let setting = clock.event(
      .setting(SettingEntry(key: PlayerProgress.dayStartSetting, value: "0"))
    )
    .moved(to: Moment(instant: 0, offset: 0))
    #expect(stabilities([21, 25], settings: [setting]) == stabilities([21, 45]))
  }

  @Test("follow the date that was noted with an answer, if its instant is a later one")
  func notedDate() {
    let instant: Int64 = 1_000 * 86_400_000 + 12 * Self.hour
    let date = CalendarDate(dayNumber: 998)
    #expect(StudyTime(instant: instant, date: date, offset: 0, start: 4).day == 998)
    #expect(StudyTime(instant: instant, offset: 0, start: 4).day == 1_000)
  }

  @Test(
    "never go back, so flying west makes no answer count twice", arguments: [-12, -5, 0, 9, 14])
  func travel(hours: Int) {
    let state = MemoryState(
      stability: 3, difficulty: 5, reviewed: StudyTime(instant: 0, offset: 14 * 3600, start: 4))
    let time = StudyTime(instant: Self.hour, offset: hours * 3600, start: 4)
    #expect((0...1).contains(state.elapsedDays(at: time)))
  }

  @Test("follow each other by one over the end of saving time")
  func savingTime() {
    // The clock goes from UTC+2 to UTC+1 in the night.
    let before = StudyTime(instant: 20 * Self.hour, offset: 7200, start: 4)
    let after = StudyTime(instant: 44 * Self.hour, offset: 3600, start: 4)
    #expect(after.day - before.day == 1)
  }
}

extension Event {
  /// The same event at another time.
  fileprivate func moved(to moment: Moment) -> Event {
    Event(
      id: id, device: device, counter: counter, instant: moment.instant,
      localDate: moment.localDate, offset: moment.offset, body: body)
  }
}
