import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("The check of groups")
struct GroupCheckTests {
  @Test("finds groups without members, and results with another board than their run")
  func faults() async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let ann = try await store.player("ann")
    let draft = GroupDraft(
      id: "class", name: "Class", code: GroupCode(text: "code", hash: [1]), createdAt: noon)
    _ = try await store.groups.create(draft, owner: ann)
    try await store.play(1, of: ann, on: .daily(monday), end(100))
    #expect(try await store.check() == [])
    try await store.database.writer.exclusively { db in
      try db.execute(
        sql: """
          DROP TRIGGER lastMemberLeft;
          DELETE FROM membership;
          UPDATE result SET boardPeriod = boardPeriod + 1;
          """)
    }
    #expect(
      try await store.check() == [.group("class"), .entry(.daily(monday), account: ann)])
  }
}
