import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("Synchronization with a server")
struct JournalSyncTests {
  private let folder: JournalFolder
  private let server = FakeServer()
  private let peer = SyncPeer(server: "https://words.example", account: "ada")

  init() throws { folder = try JournalFolder() }

  private func exported(_ journal: Journal) throws -> String {
    let file = "\(folder.path)/export-\(UUID().uuidString).jsonl"
    _ = try JournalExchange(journal).export(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  private func sync(_ journal: Journal) async throws -> SyncReport {
    try await JournalSync(journal, with: peer).run(through: server)
  }

  @Test("two devices get the same journal, and a second run sends and changes nothing")
  func twoDevices() async throws {
    let desk = try folder.journal("desk")
    let phone = try folder.journal("phone")
    try desk.append(everyKind(), at: moment())
    try phone.append(everyKind(from: 50), at: moment(5))
    #expect(try await sync(desk).sent == 11)
    let report = try await sync(phone)
    #expect(report.received == 11)
    #expect(report.sent == 11)
    #expect(try await sync(desk).received == 11)
    #expect(try exported(desk) == exported(phone))
    #expect(try desk.progress() == phone.progress())
    let sent = server.sizes
    for journal in [desk, phone] {
      #expect(try await sync(journal) == SyncReport())
      #expect(try JournalSync(journal, with: peer).unsent().events.isEmpty)
    }
    #expect(server.sizes == sent, "nothing was sent that the server has")
  }

  @Test("only events that the server lacks are sent, also after an import")
  func onlyMissing() async throws {
    let desk = try folder.journal("desk")
    try desk.append(everyKind(), at: moment())
    _ = try await sync(desk)
    let phone = try folder.journal("phone")
    try phone.append(id(80), seen("noon"), at: moment(1))
    let file = "\(folder.path)/desk.jsonl"
    _ = try JournalExchange(desk).export(to: file)
    _ = try JournalExchange(phone).importEvents(from: file)
    try phone.append(id(81), seen("noon"), at: moment(2))
    #expect(try await sync(phone) == SyncReport(received: 0, sent: 2))
    #expect(server.sizes == [11, 2])
  }

  @Test("another account and another server receive everything")
  func otherPeers() async throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    _ = try await sync(journal)
    for other in [
      SyncPeer(server: peer.server, account: "eve"), SyncPeer(server: "https://b", account: "ada"),
    ] {
      #expect(try JournalSync(journal, with: other).cursor() == nil)
      #expect(try JournalSync(journal, with: other).unsent().events.count == 11)
    }
    #expect(try JournalSync(journal, with: peer).unsent().events.isEmpty)
  }

  @Test("a server that was restored from an older copy receives the events that it lost")
  func restored() async throws {
    let desk = try folder.journal("desk")
    try desk.append(everyKind(), at: moment())
    _ = try await sync(desk)
    for kept in [10, 5, 0] {
      server.restore(count: kept)
      #expect(try await sync(desk).sent == 11 - kept)
      #expect(server.events.count == 11)
    }
  }

  @Test("sent events are sent again if the server lost them before they were read back")
  func restoredBeforeReadBack() async throws {
    let desk = try folder.journal("desk")
    try desk.append(id(1), seen("dawn"), at: moment())
    _ = try await sync(desk)
    try desk.append(id(2), seen("dusk"), at: moment(1))
    server.requestsUntilCut = 2
    await #expect(throws: FakeServer.Cut.self) { try await sync(desk) }
    #expect(server.events.count == 2)
    server.restore(count: 1)
    server.requestsUntilCut = .max
    #expect(try await sync(desk).sent == 1)
    #expect(server.events.map(\.event.id) == [id(1), id(2)])
  }

  @Test("an event with a text that servers refuse is not sent, and does not hold up the others")
  func overlength() async throws {
    let desk = try folder.journal("desk")
    let bodies: [EventBody] = [
      seen("dawn"), seen(String(repeating: "w", count: 300)),
      .setting(SettingEntry(key: "level", value: String(repeating: "1", count: 5000))),
      seen("dusk"),
    ]
    for (place, body) in bodies.enumerated() {
      try desk.append(id(UInt64(place)), body, at: moment(Int64(place)))
    }
    #expect(try await sync(desk).sent == 2)
    #expect(server.events.map(\.event.body) == [seen("dawn"), seen("dusk")])
    #expect(try await sync(desk) == SyncReport())
  }

  @Test("events that this version cannot read are passed on unchanged")
  func untouched() async throws {
    let newer = lines(
      line(number: 1, kind: "telepathy", body: #"{"big":9007199254740993,"deep":{"x":[null]}}"#),
      line(number: 2, body: #"{"item":"en/fog/noun","mood":"foggy"}"#),
      line(number: 3, kind: "round", body: #"{"header":{"mode":"hologram"}}"#))
    let desk = try folder.journal("desk")
    _ = try JournalExchange(desk).importEvents(from: try folder.write(newer, to: "newer.jsonl"))
    _ = try await sync(desk)
    let phone = try folder.journal("phone")
    _ = try await sync(phone)
    #expect(try exported(phone) == exported(desk))
    #expect(try exported(phone).contains(#"{"big":9007199254740993,"deep":{"x":[null]}}"#))
  }

  @Test("batches contain at most 500 events and 900 KiB, and no line that a server refuses")
  func batches() throws {
    let journal = try folder.journal()
    let long = (1...100).map {
      line(number: $0, kind: "x", body: #"{"x":"\#(String(repeating: "/", count: 7000))"}"#)
    }
    let tooLong = line(
      number: 999, kind: "x", body: #"{"x":"\#(String(repeating: "x", count: 17_000))"}"#)
    let short = (1001...2100).map { line(number: $0) }
    let text = ([header] + long + [tooLong] + short).joined(separator: "\n")
    _ = try JournalExchange(journal).importEvents(from: try folder.write(text, to: "long.jsonl"))
    var sizes: [Int] = []
    var end: Int64?
    var seen: Set<EventID> = []
    while true {
      let batch = try JournalSync(journal, with: peer).unsent(after: end)
      if batch.events.isEmpty { break }
      let bytes = try JSONEncoder().encode(batch.events).count
      #expect(bytes < 1 << 20)
      sizes.append(batch.events.count)
      seen.formUnion(batch.events.map(\.event.id))
      end = batch.end
    }
    #expect(sizes.allSatisfy { $0 <= 500 })
    #expect(sizes[0] < 100, "slashes may be written with two bytes each")
    #expect(seen.count == 1200)
    #expect(try JournalSync(journal, with: peer).unsent(limit: 3).events.count == 3)
  }

  @Test("nothing of a page is accepted if one of its events cannot be written")
  func allOrNothing() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    let page = try JournalSync(journal, with: peer).unsent().events
    let phone = try folder.journal("phone")
    try folder.tamper(
      "phone",
      """
      CREATE TRIGGER full BEFORE INSERT ON event WHEN NEW.kind = 'favorite'
      BEGIN SELECT RAISE(ABORT, 'full'); END
      """)
    #expect(throws: JournalError.self) {
      try JournalSync(phone, with: peer).accept(page, cursor: "c")
    }
    #expect(try phone.count() == 0)
    #expect(try JournalSync(phone, with: peer).cursor() == nil)
    try folder.tamper("phone", "DROP TRIGGER full")
    #expect(try JournalSync(phone, with: peer).accept(page, cursor: "c") == 11)
    #expect(try JournalSync(phone, with: peer).cursor() == "c")
  }

  @Test("the first event with an ID stays, here and on the server")
  func firstStays() async throws {
    let desk = try folder.journal("desk")
    let phone = try folder.journal("phone")
    try desk.append(id(1), seen("dawn"), at: moment())
    try phone.append(id(1), seen("dusk"), at: moment())
    _ = try await sync(desk)
    #expect(try await sync(phone) == SyncReport())
    #expect(server.events.map(\.event.body) == [seen("dawn")])
    #expect(try phone.progress().words[ItemID("en/dusk/noun")]?.seen == 1)
  }

  @Test("a server whose cursor never moves, or that knows none, causes an error")
  func confused() async throws {
    struct Confused: SyncRemote {
      let page: SyncPage?
      func send(_ events: [EventLine]) async throws -> Int { 0 }
      func page(after cursor: String?) async throws -> SyncPage? { page }
    }
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    let events = try JournalSync(journal, with: peer).unsent().events
    for page in [
      nil, SyncPage(events: events, cursor: nil), SyncPage(events: events, cursor: "stuck"),
    ] {
      await #expect(throws: SyncError.inconsistent) {
        try await JournalSync(journal, with: peer).run(through: Confused(page: page))
      }
    }
    #expect(try journal.count() == 11)
  }

  @Test(
    "devices that play, fail, lose the connection and meet restored servers get the same journal",
    arguments: UInt64(1)...8)
  func converge(seed: UInt64) async throws {
    var gen = Gen(seed: seed)
    let homes = ["desk", "phone", "tablet"]
    for step in 0..<60 {
      // Opened again each time, as after a program was killed.
      let home = gen.of(homes)
      let journal = try folder.journal(home)
      switch gen.int(0...9) {
      case 0...4:
        // Some IDs are the same on all devices.
        let name = gen.percent(15) ? UInt64(gen.int(1...9)) : UInt64(100 + step)
        let body =
          gen.percent(20) ? .undo(id(UInt64(gen.int(100...160)))) : seen(gen.of(["a", "b"]))
        try journal.append(id(name), body, at: moment(Int64(gen.int(0...50))))
      case 5...7:
        server.requestsUntilCut = gen.int(0...6)
        server.pageSize = gen.int(1...9)
        _ = try? await sync(journal)
      case 8: server.restore(count: gen.int(0...server.events.count))
      default: try JournalSync(journal, with: peer).forget()
      }
    }
    server.requestsUntilCut = .max
    for home in homes + homes { _ = try await sync(try folder.journal(home)) }
    let journals = try homes.map { try folder.journal($0) }
    let ids = Set(server.events.map(\.event.id))
    #expect(ids.count == server.events.count)
    for (home, journal) in zip(homes, journals) {
      #expect(try journal.count() == ids.count)
      #expect(try JournalSync(journal, with: peer).unsent().events.isEmpty)
      let rows = try folder.read(home, "SELECT count(*) FROM received")
      #expect(rows == 0, "nothing is kept of what both sides have")
    }
  }
}
