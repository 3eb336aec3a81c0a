import Foundation
import GameEngine
import Journal
import ScoreAPI
import TestSupport
import Testing

/// The journal of a token's player on a server.
private struct HTTPRemote: SyncRemote {
  let server: JournalServer
  let token: String

  func send(_ events: [EventLine]) async throws -> Int {
    let body = String(
      decoding: try JSONEncoder().encode(JournalUpload(events: events)), as: UTF8.self)
    return try await server.ask(.addEvents, token, body: body)
      .value(JournalReceiptView.self).accepted
  }

  func page(after cursor: String?) async throws -> SyncPage? {
    let query = cursor.map { "?limit=7&after=\($0)" } ?? "?limit=7"
    let answer = try await server.ask(.events, token, query: query)
    if answer.problem?.known == .cursorUnknown { return nil }
    let page = try answer.value(JournalPageView.self)
    return SyncPage(events: page.events, cursor: page.cursor)
  }
}

@Suite("Sync over HTTP")
struct SyncOverHTTPTests {
  @Test("devices that sync in any order have the same journal, even if the server's was deleted")
  func converge() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-devices-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await JournalServer.run { server in
      let journals = try ["desk", "phone", "tablet"].map { name in
        try Journal(directory: folder.appendingPathComponent(name).path, makeDevice: { name })
      }
      let remote = HTTPRemote(server: server, token: "ada")
      let peer = SyncPeer(server: "http://127.0.0.1", account: "ada")
      var gen = Gen(seed: 3)
      for step in 0..<60 {
        let journal = gen.of(journals)
        if gen.percent(40) {
          _ = try await JournalSync(journal, with: peer).run(through: remote)
        } else if gen.percent(5) {
          _ = try await server.ask(.deleteJournal)
        } else {
          let body = EventBody.seen(ItemID("en/\(gen.of(["dawn", "dusk", "fog"]))/noun"))
          let instant = 1_795_258_800_000 + Int64(gen.int(0...50)) * 1000
          try journal.append(
            [.init(id: eventID(step), body: body)], at: Moment(instant: instant, offset: 3600))
        }
      }
      for journal in journals + journals {
        _ = try await JournalSync(journal, with: peer).run(through: remote)
      }
      let ids = Set(try await server.all().map(\.event.id))
      let progress = try journals.map { try $0.progress() }
      for (journal, its) in zip(journals, progress) {
        #expect(try journal.count() == ids.count)
        #expect(its == progress[0])
        #expect(try await JournalSync(journal, with: peer).run(through: remote) == SyncReport())
      }
      #expect(ids.count > 20)
      #expect(try await server.all("bob").isEmpty)
    }
  }
}
