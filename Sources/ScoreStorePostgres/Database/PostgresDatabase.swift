import ScoreStore
import Synchronization

/// The connections of a store, each with a thread of its own: for short reads, for reads of many rows, and for writes. All parts of
/// a store share them.
final class PostgresDatabase: Sendable {
  /// Threads with a connection each.
  typealias Threads = ConnectionThreads<Link>

  /// The number of connections for short reads.
  private static let readerCount = 4
  /// The number of connections for writes other than moves and ends, so that a slow one does not stand before all others.
  private static let writerCount = 2

  /// The age up to which a size counts. PostgreSQL asks for the size of every file, which takes longer than writing a run.
  private static let sizeAge: Duration = .seconds(1)

  private let readers: Threads
  private let long: Threads
  private let writers: Threads
  /// When a write last did not end in time, as without a standby that must confirm it.
  private let writeSilence = Silence()
  private let moveThread: Threads
  /// The thread of the ends of runs.
  let ends: Threads
  /// The writer of moves.
  let moves: MoveWriter
  /// The board changes of all servers.
  let feed: Feed
  /// The limits of its space.
  let limits: SpaceLimits
  /// The size that was read last, and when.
  private let size = Mutex<(ContinuousClock.Instant, SpaceReport)?>(nil)
  /// Whether the other servers know of this one.
  let hasAttended = Atomic(false)

  init(_ address: PostgresAddress, feed: Feed, limits: SpaceLimits) {
    func links(_ count: Int, _ silence: Silence = Silence()) -> [Link] {
      (0..<count).map { _ in Link(address, silence) }
    }
    readers = Threads(links(PostgresDatabase.readerCount), name: "read")
    long = Threads(links(1), name: "read-long", deadline: .seconds(15))
    writers = Threads(links(PostgresDatabase.writerCount, writeSilence), name: "write")
    moveThread = Threads(links(1, writeSilence), name: "move")
    ends = Threads(links(1, writeSilence), name: "end")
    moves = MoveWriter(moveThread)
    self.feed = feed
    self.limits = limits
  }

  /// Reads with a single statement, which sees a consistent state. It is repeated once if the connection is lost.
  func read(_ sql: String, _ values: Value...) async throws(StoreError) -> Rows {
    let statement = PostgresStatement(sql, values: values)
    return try await short { try $0.run([statement])[0] }
  }

  /// Runs a function on a connection for short reads, which it leaves without a transaction.
  func short<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await readers.run { link throws(StoreError) in
      try PostgresDatabase.attempting(link) { connection in
        do {
          return try body(connection)
        } catch {
          if !connection.isLost { _ = try? connection.run("ROLLBACK") }
          throw error
        }
      }
    }
  }

  /// Reads many rows, with several statements that see one state.
  func readLong<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await long.run { link throws(StoreError) in
      try PostgresDatabase.attempting(link, isLong: true) { connection in
        try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        do {
          let value = try body(connection)
          try connection.run("COMMIT")
          return value
        } catch {
          if !connection.isLost { _ = try? connection.run("ROLLBACK") }
          throw error
        }
      }
    }
  }

  /// Runs a function in a transaction, and returns when its changes are on disk.
  ///
  /// - Parameter body: is called again if another transaction is in its way, or the connection is lost before the commit.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws -> Value
  ) async throws(StoreError) -> Value {
    let feed = feed
    return try await writers.run { link throws(StoreError) in
      let start = ContinuousClock.now
      defer { StoreMetrics.committed(1, since: start) }
      do {
        return try Transaction.run(on: link, feed, body)
      } catch {
        throw StoreError(postgres: error)
      }
    }
  }

  /// Reads the changes of boards that other servers have made.
  func catchUp() async throws(StoreError) {
    let feed = feed
    try await short { try feed.catchUp($0) }
  }

  /// Checks the server, creates or migrates the tables, and begins to follow the feed.
  ///
  /// - Parameter creates: whether the tables are created in an empty database.
  func prepare(creates: Bool) async throws {
    let feed = feed
    let error: (any Error)? = try await long.run { link throws(StoreError) in
      do {
        try link.use(isLong: true) {
          try PostgresSchema.prepare($0, to: creates ? .create : .use)
          try feed.start($0)
        }
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  /// Checks that writes end.
  ///
  /// - Throws: `StoreError.busy` if one of the last seconds did not.
  func checkWriters() throws(StoreError) {
    guard !writeSilence.isRecent(.seconds(5)) else { throw .busy }
  }

  /// Waits until the threads respond.
  func ping() async throws(StoreError) {
    try long.checkOperations(limit: .seconds(120))
    StoreMetrics.waiting(moves.waiting)
    for threads in [readers, writers, moveThread, ends] { try await threads.ping() }
  }

  /// Waits until all operations are done, and closes the connections.
  func close() async {
    for threads in [readers, long, writers, moveThread, ends] { await threads.close() }
  }

  /// Throws if the database must not grow.
  func admitGrowth(_ growth: SpaceLimits.Growth) async throws(StoreError) {
    guard limits != SpaceLimits(), try await limits.shortage(space(), for: growth) != nil else {
      return
    }
    throw growth == .journals ? .journalSpaceLimit : .spaceLimit
  }

  /// The size of the database, at most `sizeAge` old. Its disk is not this machine's.
  func space() async throws(StoreError) -> SpaceReport {
    if let (readAt, report) = size.withLock(\.self),
      readAt.duration(to: .now) < PostgresDatabase.sizeAge
    {
      return report
    }
    let rows = try await read("SELECT pg_database_size(current_database())")
    let report = SpaceReport(database: try rows.first?.int(0) ?? 0, disk: nil)
    size.withLock { $0 = (.now, report) }
    return report
  }

  private static func attempting<Value>(
    _ link: Link, isLong: Bool = false, _ body: (PostgresConnection) throws -> Value
  ) throws(StoreError) -> Value {
    do {
      do {
        return try link.use(isLong: isLong, body)
      } catch let error as ConnectionError where error.isLost {
        return try link.use(isLong: isLong, body)
      }
    } catch {
      throw StoreError(postgres: error)
    }
  }
}
