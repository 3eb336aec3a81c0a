import GameEngine
import ScoreStore
import Synchronization

/// The changes of boards by all servers, in the order of their commits, and the ranks that follow from them.
///
/// A transaction that changes boards takes one lock last, reads what others have changed, adds a row with its own changes, and
/// commits. So the order of the rows is that of the commits, and no row appears before another that was read. A server applies the
/// rows to its ranks; before it answers with a rank, it reads the rows that it lacks.
///
/// After a failover the last row that a server has applied may be missing, or be another's. Then it counts its ranks again.
final class Feed: Sendable {
  /// The last row that was applied: its number, and a random stamp.
  private struct Place: Equatable {
    var sequence: Int64 = 0
    var stamp: Int64 = 0
  }

  private struct State {
    var last = Place()
    /// Counts how often everything was forgotten.
    var losses = 0
    /// The number of boards that are being counted, and the changes that were applied meanwhile.
    var counts = 0
    var recent: [(sequence: Int64, changes: [RankBook.Change])] = []
  }

  /// The ranks. A board's version is the number of its last row.
  let book = RankBook(version: 0)
  private let state = Mutex(State())
  /// The random number of this server.
  let node = Int64.random(in: 0 ... .max)

  /// The lock of the order of commits.
  static let lock: Int64 = 0x5748_7376
  /// The changes that fit into a row which is stored in one piece.
  private static let changesOfRow = 280
  private static let since = """
    SELECT sequence, stamp, changes FROM feed WHERE sequence >= $1 ORDER BY sequence
    """

  /// Begins with the latest row, when a store is opened.
  func start(_ connection: PostgresConnection) throws {
    let row = try connection.run(
      "SELECT sequence, stamp FROM feed ORDER BY sequence DESC LIMIT 1"
    ).first
    try state.withLock { try restart(&$0, at: row.map { try ($0.int64(0), $0.int64(1)) }) }
  }

  /// Applies the rows that are new.
  func catchUp(_ connection: PostgresConnection) throws {
    let last = state.withLock { $0.last }
    let rows = try connection.run(Feed.since, .int(last.sequence))
    try state.withLock { _ = try apply(rows, after: last, &$0) }
  }

  /// Commits a transaction with its changes of boards.
  ///
  /// - Parameter statements: the last ones of the transaction.
  func commit(
    _ changes: [RankBook.Change], after statements: [PostgresStatement],
    _ connection: PostgresConnection
  ) throws {
    guard !changes.isEmpty else {
      _ = try connection.run(statements + [PostgresStatement("COMMIT")])
      return
    }
    let last = state.withLock { $0.last }
    let stamp = Int64.random(in: 0 ... .max)
    let parts = stride(from: 0, to: changes.count, by: Feed.changesOfRow).map {
      Array(changes[$0..<min($0 + Feed.changesOfRow, changes.count)])
    }
    let results = try connection.run(
      statements + [
        PostgresStatement("SELECT pg_advisory_xact_lock($1)", .int(Feed.lock)),
        PostgresStatement(Feed.since, .int(last.sequence)),
      ]
        + parts.map { part in
          PostgresStatement(
            "INSERT INTO feed (node, stamp, changes) VALUES ($1, $2, $3) RETURNING sequence",
            .int(node), .int(stamp), .bytes(part.flatMap(\.packed)))
        } + [PostgresStatement("COMMIT")]
    ).dropFirst(statements.count)
    try state.withLock { state in
      // Behind a gap, the own rows are read again with those of others.
      guard let rows = results.dropFirst().first, try apply(rows, after: last, &state) else {
        return
      }
      for (part, rows) in zip(parts, results.dropFirst(2)) {
        guard let sequence = try rows.first?.int64(0) else { continue }
        apply(part, Place(sequence: sequence, stamp: stamp), &state)
      }
    }
  }

  /// Counts a board.
  ///
  /// - Parameter read: returns the board's tree, and the number of the last row that it includes.
  func count(
    _ board: BoardKey, read: () async throws(StoreError) -> (RankTree, Int64),
    catchUp: () async throws(StoreError) -> Void
  ) async throws(StoreError) {
    let losses = state.withLock { state in
      state.counts += 1
      return state.losses
    }
    defer {
      state.withLock { state in
        state.counts -= 1
        if state.counts == 0 { state.recent = [] }
      }
    }
    let (counted, sequence) = try await read()
    try await catchUp()
    state.withLock { state in
      guard state.losses == losses, state.last.sequence >= sequence else { return }
      var tree = counted
      for row in state.recent where row.sequence > sequence {
        for change in row.changes where change.board == board { tree.apply(change) }
      }
      _ = book.install(tree, for: board, version: book.version(of: board))
    }
  }

  /// Applies the rows that follow the last one.
  ///
  /// - Returns: whether that was the last one in the database, too; if not, everything is counted again.
  private func apply(_ rows: Rows, after last: Place, _ state: inout State) throws -> Bool {
    var rows = try rows.all.map { row in
      (
        Place(sequence: try row.int64(0), stamp: try row.int64(1)),
        try RankBook.Change.unpacked(row.bytes(2))
      )
    }
    if last.sequence > 0 {
      guard rows.first?.0 == last else {
        if state.last == last {
          restart(&state, at: rows.last.map { ($0.0.sequence, $0.0.stamp) })
        }
        return false
      }
      rows.removeFirst()
    }
    for (place, changes) in rows { apply(changes, place, &state) }
    return true
  }

  private func apply(_ changes: [RankBook.Change], _ place: Place, _ state: inout State) {
    guard place.sequence > state.last.sequence else { return }
    state.last = place
    if state.counts > 0 { state.recent.append((place.sequence, changes)) }
    book.begin(changes)
    book.finish(changes, version: Int(place.sequence))
  }

  private func restart(_ state: inout State, at place: (sequence: Int64, stamp: Int64)?) {
    state.last = Place(sequence: place?.sequence ?? 0, stamp: place?.stamp ?? 0)
    state.losses += 1
    state.recent = []
    book.forgetAll(version: Int(state.last.sequence))
  }
}

extension RankBook.Change {
  /// The bytes of each change: kind 8, period 4, what is there 1, then score 3, seconds 3 and right answers 1, before and after.
  private static let size = 27

  /// The change as bytes.
  var packed: [UInt8] {
    func big(_ value: Int64, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var flags: Int64 = 0
    var rest: [UInt8] = []
    for (place, score) in [old, new].enumerated() {
      if score != nil { flags |= 1 << (place * 2) }
      if score?.regularRight != nil { flags |= 2 << (place * 2) }
      rest += big(Int64(score?.place.score ?? 0), 3) + big(Int64(score?.place.seconds ?? 0), 3)
      rest += big(Int64(score?.regularRight ?? 0), 1)
    }
    return big(board.kind, 8) + big(board.periodDay, 4) + big(flags, 1) + rest
  }

  /// The changes of a row.
  static func unpacked(_ bytes: [UInt8]) throws(StoreError) -> [RankBook.Change] {
    guard bytes.count.isMultiple(of: size) else { throw .damaged(.malformedRow) }
    var changes: [RankBook.Change] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      func big(_ place: Int, _ count: Int) -> Int64 {
        bytes[start + place..<start + place + count].reduce(0) { $0 << 8 | Int64($1) }
      }
      let flags = big(12, 1)
      let scores = [0, 1].map { place -> BoardScore? in
        guard flags >> (place * 2) & 1 == 1 else { return nil }
        let from = 13 + place * 7
        return BoardScore(
          score: Int(big(from, 3)), elapsedMillis: Int(big(from + 3, 3)) * 1000, finishedAt: 0,
          run: nil,
          regularRight: flags >> (place * 2) & 2 == 2 ? Int(big(from + 6, 1)) : nil)
      }
      let period = Int64(Int32(truncatingIfNeeded: big(8, 4)))
      changes.append(
        RankBook.Change(
          board: try BoardKey(kind: big(0, 8), periodDay: period), old: scores[0], new: scores[1]))
    }
    return changes
  }
}
