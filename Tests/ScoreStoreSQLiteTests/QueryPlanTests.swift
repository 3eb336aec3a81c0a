import GRDB
import GameEngine
import StoreTestSupport
import Testing

@testable import ScoreStoreSQLite

/// The most frequent queries read one index each.
@Suite("Query plans")
struct QueryPlanTests {
  private static let ofBoard = "kind = 1 AND period = 9"
  private static let page =
    "SELECT kind, period, name, -minusScore, seconds, finishedAt, account, elapsedMillis, run FROM entry"
  private static let inOrder = "ORDER BY minusScore, seconds, finishedAt, account LIMIT 9"

  @Test(
    "pages, counts of a board, a player's entries, streaks and values of journals are read from an index",
    arguments: [
      ("\(page) WHERE \(ofBoard) \(inOrder)", "COVERING INDEX entryInOrder"),
      (
        "\(page) WHERE \(ofBoard) AND (minusScore, seconds, finishedAt, account) > (1, 2, 3, 4) \(inOrder)",
        "COVERING INDEX entryInOrder"
      ),
      (
        "SELECT -minusScore, seconds, count(*) FROM entry WHERE \(ofBoard) GROUP BY minusScore, seconds ORDER BY minusScore, seconds",
        "COVERING INDEX entryInOrder"
      ),
      ("\(page) WHERE account = 1 AND \(ofBoard)", "PRIMARY KEY"),
      (
        "SELECT kind FROM entry WHERE account = 1 AND kind = 1 AND period BETWEEN 1 AND 7",
        "PRIMARY KEY"
      ),
      (
        "SELECT DISTINCT streakDate FROM result WHERE account = 1 AND boardKind = coalesce(1, boardKind) AND streakDate <= 9 ORDER BY streakDate DESC",
        "COVERING INDEX resultForStreak"
      ),
      (
        "SELECT run FROM result WHERE account = 1 AND boardKind = 3 AND reason = 'newcomer' AND boardPeriod = 9 ORDER BY score DESC, elapsedMillis / 1000, finishedAt LIMIT 1",
        "INDEX resultOfNewcomer"
      ),
      (
        "SELECT run FROM result WHERE account = 1 AND boardKind = 3 AND reason = 'newcomer' ORDER BY score DESC, elapsedMillis / 1000, finishedAt LIMIT 1",
        "INDEX bestOfNewcomer"
      ),
      ("SELECT number FROM playerGroup WHERE codeHash = x'00'", "(codeHash=?)"),
      (
        "SELECT number, account FROM membership WHERE ofGroup = 1 ORDER BY number",
        "COVERING INDEX membersOfGroup"
      ),
      ("SELECT id FROM run WHERE account = 1 AND \(ofBoard)", "INDEX runOfAccount"),
      (
        "SELECT id FROM run INDEXED BY runThatIsOpen WHERE account = 1 AND isOpen = 1 AND kind = 3 AND kind & 7 = 3",
        "INDEX runThatIsOpen"
      ),
      (
        "SELECT fact FROM answer WHERE journal = 1 AND (instant, device, counter, id) > (1, 'a', 2, x'00') ORDER BY instant, device, counter, id LIMIT 9",
        "PRIMARY KEY"
      ),
      (
        "SELECT value FROM written WHERE journal = 1 AND name = 'a' ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1",
        "PRIMARY KEY"
      ),
      (
        "SELECT item FROM word WHERE journal = 1 AND list = 0 AND item > 'a' ORDER BY item LIMIT 9",
        "PRIMARY KEY"
      ),
      (
        "SELECT undo FROM retraction WHERE journal = 1 AND target = x'00'", "PRIMARY KEY"
      ),
      ("SELECT number FROM journal WHERE account = 1 AND deleted = 0", "INDEX journalOfAccount"),
    ])
  func plans(_ query: String, _ access: String) async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let plan = try await store.database.writer.exclusively { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(query)").map { $0["detail"] as String }
    }
    #expect(plan.count == 1 && plan[0].hasPrefix("SEARCH") && plan[0].contains(access), "\(plan)")
  }
}
