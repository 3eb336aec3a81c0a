import Foundation
import SQLite
import Testing

@testable import Journal

@Suite("Creation of the journal")
struct JournalCreationTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  @Test("several processes that start at once in a new folder create one journal")
  func atOnce() async throws {
    let path = "\(folder.path)/new"
    for round in 1...5 {
      let devices = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 1...8 {
          group.addTask {
            let journal = try Journal(
              directory: "\(path)-\(round)", makeDevice: { "device \(number)" })
            try journal.append(id(UInt64(number)), seen("dawn"), at: moment())
            return try journal.device
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(devices).count == 1)
      let journal = try Journal(directory: "\(path)-\(round)", makeDevice: { "late" })
      #expect(try journal.device == devices[0])
      #expect(try journal.count() == 8)
    }
  }

  @Test("a file has its version, so that an older program recognizes that it is newer")
  func version() throws {
    _ = try folder.journal()
    #expect(try folder.read("desk", "PRAGMA user_version") == JournalSchema.version)
    #expect(try folder.read("desk", "PRAGMA application_id") == 0x5748_7264)
  }

  @Test("a journal without a write-ahead log gets it back")
  func otherMode() throws {
    do { try folder.journal().append(id(1), seen("dawn"), at: moment()) }
    try folder.tamper("desk", "PRAGMA journal_mode = DELETE")
    let journal = try folder.journal()
    #expect(try journal.count() == 1)
    let mode = try journal.database.use { try $0.first("PRAGMA journal_mode") { $0.text(0) } }
    #expect(mode == "wal")
  }

  @Test("a creation that was interrupted is repeated")
  func interrupted() throws {
    struct Stopped: Error {}
    let journal = try folder.journal()
    #expect(throws: Stopped.self) {
      try journal.database.write { db in
        try db.execute(
          "DROP TABLE meta; DROP TABLE event; PRAGMA user_version = 0; PRAGMA application_id = 0")
        throw Stopped()
      }
    }
    #expect(try journal.count() == 0)
    #expect(try folder.journal().device == "desk")
  }
}
