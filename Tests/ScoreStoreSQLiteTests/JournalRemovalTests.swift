import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("The removal of deleted journals")
struct JournalRemovalTests {
  private static let tables = [
    "journal", "event", "answer", "checkpoint", "retraction", "written", "word",
  ]

  @Test("goes on after a restart, and leaves no row and no page")
  func restart() async throws {
    let file = StoreFolder.newFile()
    var before = 0
    do {
      let store = try await SQLiteStore.open(path: file)
      let ann = try await store.player("ann")
      before = try await store.space().database
      var clock = JournalClock()
      let answers = (0..<1300).map { _ in clock.answer(right: true, points: 1) }
      let events =
        answers + answers.prefix(600).map { clock.event(.undo($0.id)) }
        + (0..<600).flatMap { number in
          [
            clock.event(.favorite(FavoriteEntry(item: ItemID("en/w\(number)/noun"), kept: true))),
            clock.event(.setting(SettingEntry(key: "level", value: "\(number)"))),
          ]
        }
      let end = try await store.journals.add(
        events.map { try NewEvent($0) }, to: ann, limit: 10_000
      ).end
      #expect(
        try await store.journals.keep(
          JournalCheckpoint(figures: AnswerFigures(), last: FoldPosition(answers[900])), of: ann,
          after: .none, asOf: end))
      for table in JournalRemovalTests.tables { #expect(try await store.count(of: table) > 0) }
      try await store.accounts.delete(ann)
      for _ in 0..<5 { #expect(try await store.journals.removeDeleted()) }
    }
    let store = try await SQLiteStore.open(path: file)
    #expect(try await store.count(of: "event") > 0)
    while try await store.journals.removeDeleted() {}
    for table in JournalRemovalTests.tables { #expect(try await store.count(of: table) == 0) }
    #expect(try await store.space().database <= before + 20 * Schema.pageSize)
    #expect(try await store.check() == [])
  }
}

extension SQLiteStore {
  fileprivate func count(of table: String) async throws -> Int {
    try await database.writer.exclusively { try $0.integer("SELECT count(*) FROM \(table)") ?? 0 }
  }
}
