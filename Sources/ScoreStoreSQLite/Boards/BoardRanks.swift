import GRDB
import GameEngine
import ScoreStore
import Synchronization

/// The ranks of boards. The rank tree of a board is counted from its entries when it is first needed.
final class BoardRanks: RankCounter {
  private let database: StoreDatabase
  /// The trees that have been counted.
  let book: RankBook
  /// The number of times that a board is read for a check before others must not change it.
  private static let attempts = 3
  private let counting: Mutex<[BoardKey: Task<Void, any Error>]> = Mutex([:])

  init(database: StoreDatabase, book: RankBook) {
    self.database = database
    self.book = book
  }

  /// Counts a board's tree if necessary. It may be forgotten again before it is used.
  func load(_ board: BoardKey) async throws(StoreError) {
    _ = try await withTree(of: board) { _ in }
  }

  /// Compares the trees with the entries.
  func faults() async throws(StoreError) -> [StoreFault] {
    var faults: [StoreFault] = []
    for board in book.counted where try await !isRight(board) { faults.append(.ranks(board)) }
    return faults
  }

  /// Whether a board's tree has the players of its entries. Others write meanwhile; if they change the board, its entries
  /// are read again, at last between two transactions.
  private func isRight(_ board: BoardKey) async throws(StoreError) -> Bool {
    for _ in 0..<BoardRanks.attempts {
      guard let version = book.versionForCounting(board), let tree = book.read(board, { copy $0 })
      else { continue }
      let isRight = try await database.readLong { try BoardRanks.isRight(tree, on: board, $0) }
      if book.versionForCounting(board) == version { return isRight }
    }
    return try await database.writer.exclusively { [book] db in
      try book.read(board) { copy $0 }.map { try BoardRanks.isRight($0, on: board, db) } ?? true
    }
  }

  private static func isRight(
    _ tree: RankTree, on board: BoardKey, _ db: Database
  ) throws -> Bool {
    var rank = 1
    var isSame = true
    try eachPlace(on: board, db) { place, players in
      isSame = isSame && tree.rank(of: place) == rank
      rank += players
    }
    let distribution = try BoardRanks.distribution(on: board, db)
    return isSame && tree.players == rank - 1
      && tree.distribution(on: board).map { $0 == distribution } ?? true
  }

  /// Counts a board. Concurrent calls for the same board share one count.
  func count(_ board: BoardKey) async throws(StoreError) {
    let task = counting.withLock { counting in
      if let running = counting[board] { return running }
      let task = Task {
        defer { self.counting.withLock { $0[board] = nil } }
        try await self.recount(board)
      }
      counting[board] = task
      return task
    }
    do {
      try await task.value
    } catch {
      throw StoreError(sqlite: error)
    }
  }

  private func recount(_ board: BoardKey) async throws {
    // By a reader, so that an old board with many players delays no writes.
    if let version = book.versionForCounting(board) {
      let tree = try await database.readLong { try BoardRanks.tree(of: board, $0) }
      if book.install(tree, for: board, version: version) { return }
    }
    // The board has changed meanwhile. Between two transactions it cannot.
    try await database.writer.exclusively { [book] db in
      guard let version = book.versionForCounting(board) else { return }
      _ = book.install(try BoardRanks.tree(of: board, db), for: board, version: version)
    }
  }

  private static func tree(of board: BoardKey, _ db: Database) throws -> RankTree {
    var tree = RankTree()
    try eachPlace(on: board, db) { place, players in tree.add(players, at: place) }
    for (right, players) in try distribution(on: board, db).counts.enumerated() {
      tree.add(players, right: right)
    }
    return tree
  }

  /// The right answers of the players on the board of a daily; empty on other boards.
  private static func distribution(
    on board: BoardKey, _ db: Database
  ) throws -> DailyDistribution {
    var distribution = DailyDistribution()
    guard board.isDaily else { return distribution }
    try db.eachRow(
      """
      SELECT regularRight, count(*) FROM entry
      WHERE kind = ? AND period = ? AND regularRight IS NOT NULL GROUP BY regularRight
      """, board.kind, board.periodDay
    ) { distribution.add($0[1], right: $0[0]) }
    return distribution
  }

  /// Calls a function with each place of a board that has players, best first, and their number.
  private static func eachPlace(
    on board: BoardKey, _ db: Database, _ body: (BoardPlace, Int) -> Void
  ) throws {
    let rows = try db.rows(
      """
      SELECT -minusScore, seconds, count(*) FROM entry WHERE kind = ? AND period = ?
      GROUP BY minusScore, seconds ORDER BY minusScore, seconds
      """, board.kind, board.periodDay)
    while let row = try rows.next() { try body(BoardPlace(score: row[0], seconds: row[1]), row[2]) }
  }
}
