import GameEngine
import ScoreStore

/// The ranks of boards, exact as of the moment in which they are asked for: before each answer, the changes of other servers are
/// read.
struct PostgresRanks: RankCounter {
  let database: PostgresDatabase

  private var feed: Feed { database.feed }

  var book: RankBook { feed.book }

  func refresh() async throws(StoreError) { try await database.catchUp() }

  /// Counts a board. It may be forgotten again before it is used.
  func count(_ board: BoardKey) async throws(StoreError) {
    let database = database
    try await feed.count(board) { () async throws(StoreError) in
      try await database.readLong { connection in
        let last = try connection.run("SELECT coalesce(max(sequence), 0) FROM feed").first
        return (try PostgresRanks.tree(of: board, connection), try last?.int64(0) ?? 0)
      }
    } catchUp: { () async throws(StoreError) in
      try await database.catchUp()
    }
  }

  /// The standing of a score that this server has just committed. Its ranks are those of that commit, or of a later one.
  func standing(
    of score: BoardScore, afterCommitOn board: BoardKey, isListed: Bool
  ) async throws(StoreError) -> Standing {
    if let known = book.read(
      board, { Standing(of: score, on: board, isListed: isListed, $0) })
    {
      return known
    }
    return try await standing(of: score, on: board, isListed: isListed)
  }

  /// Compares the trees with the entries. Only one that differs twice is a fault, since others write meanwhile.
  func faults() async throws(StoreError) -> [StoreFault] {
    var faults: [StoreFault] = []
    for board in book.counted {
      var isRight = false
      for _ in 0..<3 where !isRight { isRight = try await self.isRight(board) }
      if !isRight { faults.append(.ranks(board)) }
    }
    return faults
  }

  private func isRight(_ board: BoardKey) async throws(StoreError) -> Bool {
    try await database.catchUp()
    guard let tree = book.read(board, { copy $0 }) else { return true }
    return try await database.readLong { connection in
      var rank = 1
      for (place, players) in try PostgresRanks.places(of: board, connection) {
        if tree.rank(of: place) != rank { return false }
        rank += players
      }
      let distribution = try PostgresRanks.distribution(of: board, connection)
      return tree.players == rank - 1
        && tree.distribution(on: board).map { $0 == distribution } ?? true
    }
  }

  private static func tree(of board: BoardKey, _ connection: PostgresConnection) throws -> RankTree
  {
    var tree = RankTree()
    for (place, players) in try places(of: board, connection) { tree.add(players, at: place) }
    for (right, players) in try distribution(of: board, connection).counts.enumerated() {
      tree.add(players, right: right)
    }
    return tree
  }

  /// The places of a board that have players, best first, and their numbers.
  private static func places(
    of board: BoardKey, _ connection: PostgresConnection
  ) throws -> [(BoardPlace, Int)] {
    try connection.run(
      """
      SELECT -(-score), elapsed_millis / 1000, count(*) FROM entry WHERE kind = $1 AND period = $2
      GROUP BY -score, elapsed_millis / 1000 ORDER BY -score, elapsed_millis / 1000
      """, .int(board.kind), .int(board.periodDay)
    ).all.map { (BoardPlace(score: try $0.int(0), seconds: try $0.int(1)), try $0.int(2)) }
  }

  private static func distribution(
    of board: BoardKey, _ connection: PostgresConnection
  ) throws -> DailyDistribution {
    var distribution = DailyDistribution()
    guard board.isDaily else { return distribution }
    let rows = try connection.run(
      """
      SELECT regular_right, count(*) FROM entry
      WHERE kind = $1 AND period = $2 AND regular_right IS NOT NULL GROUP BY regular_right
      """, .int(board.kind), .int(board.periodDay))
    for row in rows.all { distribution.add(try row.int(1), right: try row.int(0)) }
    return distribution
  }
}
