import GameEngine
import Journal
import Synchronization
import Testing

@Suite("Events from outside")
struct ArrivalTests {
  private let folder: JournalFolder
  private let peer = SyncPeer(server: "https://words.example", account: "ada")

  init() throws { folder = try JournalFolder() }

  /// A journal that gives its device a new number each time.
  private func journal() throws -> Journal {
    let names = Mutex(0)
    return try Journal(
      directory: "\(folder.path)/desk", syncedSettings: ["theme"],
      makeDevice: {
        names.withLock { count in
          count += 1
          return "desk-\(count)"
        }
      })
  }

  private func event(
    _ number: UInt64, device: String = "desk-1", counter: Int = 5,
    instant: Int64 = moment().instant,
    _ body: EventBody = seen("fog"), fields: JSONValue = .object(["item": .string("en/fog/noun")])
  ) -> EventLine {
    EventLine(
      event: Event(
        id: id(number), device: device, counter: counter, instant: instant,
        localDate: moment().localDate, offset: 0, body: body), body: fields)
  }

  private func setting(_ number: UInt64, _ key: String) -> EventLine {
    event(
      number, device: "phone", .setting(SettingEntry(key: key, value: "x")),
      fields: .object(["key": .string(key), "value": .string("x")]))
  }

  /// Synchronizes with a server that has these events, once.
  private func sync(_ journal: Journal, _ events: [EventLine]) async throws -> SyncReport {
    let server = FakeServer()
    _ = try await server.send(events)
    return try await JournalSync(journal, with: peer).run(through: server)
  }

  @Test(
    "an unknown event under the own ID is added, and the device takes a new ID; later events keep the real time"
  )
  func impersonation() async throws {
    let journal = try journal()
    try journal.append(id(1), seen("dawn"), at: moment())
    let late = event(2, counter: 1 << 40, instant: 4_000_000_000_000)
    #expect(try await sync(journal, [late]).received == 1)
    #expect(try journal.device == "desk-2")
    let next = try #require(try journal.append(id(3), seen("dusk"), at: moment(9)))
    #expect(next.device == "desk-2" && next.counter == 1)
    #expect(next.instant == moment(9).instant)
  }

  @Test("the own events change nothing when they come back")
  func comeBack() async throws {
    let journal = try journal()
    try journal.append(everyKind(), at: moment())
    let file = "\(folder.path)/own.jsonl"
    _ = try JournalExchange(journal).export(to: file)
    let report = try JournalExchange(journal).importEvents(from: file)
    #expect(report.duplicates == everyKind().count && report.refused == 0)
    #expect(try journal.device == "desk-1")
  }

  @Test("impossible counters and times are refused and counted, and the rest is read")
  func impossible() async throws {
    let journal = try journal()
    let report = try await sync(
      journal,
      [
        event(1, counter: 1 << 53), event(2, device: "phone", counter: 1 << 41),
        event(3, device: "phone", instant: 253_402_300_799_999), event(4, device: "phone"),
      ])
    #expect(report == SyncReport(received: 1, refused: 3))
    #expect(try journal.count() == 1)
    #expect(try journal.device == "desk-1")
    let file = try folder.write(
      lines(line(number: 8, counter: "9007199254740992"), line(number: 9)), to: "big.jsonl")
    let imported = try JournalExchange(journal).importEvents(from: file)
    #expect(imported.accepted == 1 && imported.refused == 1)
  }

  @Test("a ranked round's events stay within the counters that servers accept")
  func counters() throws {
    let journal = try journal()
    try folder.tamper(
      "desk",
      """
      INSERT INTO event VALUES ('\(id(1))', 'server', 9007199254740992, 0, '2026-11-21', 0, 'seen',
      '{"item":"en/fog/noun"}', 1)
      """)
    let draft = Journal.Draft(id: id(2), body: seen("dawn"))
    let written = try journal.append([draft], at: moment(), from: "server").events
    #expect(written.map(\.counter) == [1 << 53])
  }

  @Test("a setting that is not synced is neither read, sent, nor taken back")
  func settings() async throws {
    let journal = try journal()
    try journal.append(
      id(1), .setting(SettingEntry(key: "server", value: "https://own.example")), at: moment())
    try journal.append(id(2), .setting(SettingEntry(key: "theme", value: "dark")), at: moment(1))
    let server = FakeServer()
    let undo = event(
      6, device: "phone", .undo(id(1)), fields: .object(["target": .string("\(id(1))")]))
    _ = try await server.send(
      [setting(3, "server"), setting(4, "theme"), setting(5, "new-key"), undo])
    let report = try await JournalSync(journal, with: peer).run(through: server)
    #expect(report.received == 1 && report.refused == 3 && report.sent == 1)
    #expect(try journal.progress().settings["server"] == "https://own.example")
    #expect(Set(server.events.map(\.event.id)) == [id(2), id(3), id(4), id(5), id(6)])
  }

  @Test(
    "a server's journal that goes in a circle, or never ends, ends with an error",
    .timeLimit(.minutes(1)))
  func endless() async throws {
    final class Endless: SyncRemote {
      let isCircle: Bool
      let page: @Sendable (UInt64) -> EventLine
      let pages = Mutex<UInt64>(0)
      init(isCircle: Bool, page: @escaping @Sendable (UInt64) -> EventLine) {
        (self.isCircle, self.page) = (isCircle, page)
      }
      func send(_ events: [EventLine]) async throws -> Int { 0 }
      func page(after cursor: String?) async throws -> SyncPage? {
        let number = pages.withLock { pages in
          pages += 1
          return pages
        }
        return SyncPage(
          events: [page(isCircle ? 1 : number)], cursor: "\(number % 2)\(isCircle ? 0 : number)")
      }
    }
    let events: @Sendable (UInt64) -> EventLine = { [self] in event($0, device: "phone") }
    let circle = Endless(isCircle: true, page: events)
    await #expect(throws: SyncError.inconsistent) {
      try await JournalSync(try journal(), with: peer).run(through: circle)
    }
    #expect(circle.pages.withLock { $0 } < 10)
    await #expect(throws: SyncError.tooLong) {
      try await JournalSync(try journal(), with: peer, longest: 50)
        .run(through: Endless(isCircle: false, page: events))
    }
  }
}
