import GameEngine
import Journal
import Testing

@Suite("Writing into the journal")
struct JournalAppendTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  @Test("written events fold to the same progress as events in memory")
  func roundTrip() throws {
    let journal = try folder.journal()
    let events = try journal.append(everyKind(), at: moment()).events
    #expect(events.count == everyKind().count)
    let progress = try journal.progress()
    #expect(progress == ProgressFold.progress(of: events))
    #expect(progress.gamesCount == 3)
    #expect(progress.settings == ["theme": "sepia"])
    #expect(progress.favorites[ItemID("en/dawn/noun")] == moment().instant)
    #expect(progress.rounds[fixtureRound]?.isFinished == true)
  }

  @Test("a journal that is opened again has the same device and the same progress")
  func reopened() throws {
    let first = try folder.journal()
    try first.append(everyKind(), at: moment())
    let second = try Journal(directory: "\(folder.path)/desk", makeDevice: { "another" })
    #expect(try second.device == "desk")
    #expect(try second.progress() == first.progress())
  }

  @Test("an event contains the device, its counter, and the moment with date and offset")
  func fields() throws {
    let journal = try folder.journal()
    try journal.append(id(1), seen("dawn"), at: moment())
    let event = try #require(try journal.append(id(2), seen("dusk"), at: moment(5)))
    let expected = Event(
      id: id(2), device: "desk", counter: 2, instant: moment(5).instant,
      localDate: moment().localDate, offset: 3600, body: seen("dusk"))
    #expect(event == expected)
  }

  @Test("counters and instants never fall when the clock is set back by less than two days")
  func clockSetBack() throws {
    let journal = try folder.journal()
    let seconds: [Int64] = [100, -86_400, 50, 99, 101, -5]
    let events = try seconds.enumerated().compactMap { place, second in
      try journal.append(id(UInt64(place)), seen("dawn"), at: moment(second))
    }
    #expect(events.map(\.counter) == [1, 2, 3, 4, 5, 6])
    #expect(events.map(\.instant) == [100, 100, 100, 100, 101, 101].map { moment($0).instant })
    #expect(events[1].localDate == moment(-86_400).localDate, "the date is the clock's own")
    let reopened = try folder.journal()
    let next = try #require(try reopened.append(id(9), seen("dawn"), at: moment(0)))
    #expect(next.instant == moment(101).instant)
    #expect(next.counter == 7)
  }

  @Test("an event of a clock that was once a month ahead does not give its time to later ones")
  func wrongClockOnce() throws {
    let journal = try folder.journal()
    try journal.append(id(1), seen("glacier"), at: moment(30 * 86_400))
    let days = try (0..<3).map { day in
      try #require(try journal.append(id(2 + day), seen("dawn"), at: moment(Int64(day) * 86_400)))
    }
    #expect(days.map(\.instant) == (0..<3).map { moment($0 * 86_400).instant })
    #expect(days.map(\.counter) == [2, 3, 4])
    #expect(try journal.progress() == folder.journal().progress())
  }

  @Test(
    "a reply to an event of a clock that runs ahead is folded after it, unless the clock is days ahead",
    arguments: [(1000, true), (3 * 86_400, false)] as [(Int64, Bool)])
  func otherDevice(seconds: Int64, follows: Bool) throws {
    let other = try folder.journal("phone")
    try other.append(id(1), seen("dawn"), at: moment(seconds))
    let file = "\(folder.path)/phone.jsonl"
    _ = try JournalExchange(other).export(to: file)
    let journal = try folder.journal()
    _ = try JournalExchange(journal).importEvents(from: file)
    let event = try #require(try journal.append(id(2), seen("dusk"), at: moment()))
    #expect(event.instant == (follows ? moment(seconds) : moment()).instant)
    #expect(event.counter == 1)
  }

  @Test("an event with the same ID is written once, and the first stays")
  func duplicate() throws {
    let journal = try folder.journal()
    try journal.append(id(1), seen("dawn"), at: moment())
    let again = try journal.append(
      [.init(id: id(1), body: seen("dusk")), .init(id: id(2), body: seen("fog"))], at: moment(1)
    ).events
    #expect(again.map(\.id) == [id(2)])
    #expect(again.map(\.counter) == [2], "what is not written takes no number")
    #expect(try journal.count() == 2)
    #expect(try journal.progress().words[ItemID("en/dusk/noun")] == nil)
  }

  @Test("the same ID from two open journals on one file is written once")
  func duplicateFromTwo() throws {
    let first = try folder.journal()
    let second = try folder.journal()
    let written = try first.append(id(1), answer(), at: moment())
    let doubled = try second.append(id(1), answer(), at: moment())
    let other = try second.append(id(2), answer(index: 2), at: moment())
    #expect(written?.counter == 1)
    #expect(doubled == nil)
    #expect(other?.counter == 2)
    #expect(try first.progress() == second.progress())
    #expect(try first.progress().gamesCount == 2)
  }

  @Test("four writers at once, each with its own journal, lose and repeat nothing")
  func concurrentWriters() async throws {
    let folder = folder
    let written = try await withThrowingTaskGroup(of: [Event].self) { group in
      for writer in 0..<UInt64(4) {
        group.addTask {
          let journal = try folder.journal()
          return try (0..<UInt64(200)).compactMap { number in
            // All writers try every tenth ID.
            let name = number % 10 == 0 ? id(number) : id((writer + 1) * 1000 + number)
            return try journal.append(name, seen("dawn"), at: moment(Int64(number)))
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(written.count == 4 * 180 + 20)
    #expect(Set(written.map(\.id)).count == written.count)
    #expect(written.map(\.counter).sorted() == Array(1...written.count))
    let journal = try folder.journal()
    #expect(try journal.count() == written.count)
    #expect(try journal.progress() == ProgressFold.progress(of: written))
    let byCounter = written.sorted { $0.counter < $1.counter }.map(\.instant)
    #expect(byCounter == byCounter.sorted(), "instants never fall with the count")
  }

  @Test("several processes that open a new folder at once agree on its device")
  func concurrentOpening() async throws {
    let folder = folder
    let devices = try await withThrowingTaskGroup(of: String.self) { group in
      for opener in 0..<8 {
        group.addTask {
          try Journal(directory: "\(folder.path)/desk", makeDevice: { "device-\(opener)" }).device
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(devices.count == 1)
  }
}
