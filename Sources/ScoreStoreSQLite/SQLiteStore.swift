import Foundation
import GRDB
package import GameEngine
package import ScoreStore

/// A store in one SQLite file. An operation returns only when its changes are on disk (write-ahead log,
/// `synchronous` FULL). Other processes may open the file too; `refresh` detects their changes.
package final class SQLiteStore: OpenStore {
  package let accounts: any AccountStore
  package let sessions: any SessionStore
  package let runs: any RunStore
  package let networks: any NetworkStore
  package let boards: any BoardStore
  package let groups: any GroupStore
  package let journals: any JournalStore
  /// Whether the structure of the file was checked when it was opened. The structure of a large file is not, because
  /// it takes too long.
  package let isFileChecked: Bool
  let database: StoreDatabase
  let ranks: BoardRanks

  /// Opens a store, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - path: the file, or `:memory:` for a store that ends with the process.
  ///   - boards: the boards whose ranks are counted now; others are counted when they are needed.
  ///   - limits: the space beyond which the store accepts nothing that makes it grow: no accounts, no runs and
  ///     no events of journals.
  /// - Throws: `StoreFileError`; the file of another program, or a damaged file, is not changed.
  package static func open(
    path: String, counting boards: [BoardKey] = [], limits: SpaceLimits = SpaceLimits()
  ) async throws(StoreFileError) -> SQLiteStore {
    do {
      let store = try SQLiteStore(path: path, limits: limits)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for board in boards { group.addTask { try await store.ranks.load(board) } }
        try await group.waitForAll()
      }
      return store
    } catch {
      throw StoreFileError(error, path: path)
    }
  }

  private init(path: String, limits: SpaceLimits) throws {
    let isInMemory = path == ":memory:"
    isFileChecked = try isInMemory || StoreFile.check(path)
    let connections = try isInMemory ? StoreFile.inMemory() : StoreFile.open(path)
    let book = RankBook(version: try connections.writer.inDatabase(GroupCommit.boards))
    let writer = GroupCommit(
      connections.writer, book: book,
      checkpointer: try isInMemory ? nil : StoreFile.checkpointer(path))
    try connections.writer.inDatabase { try writer.detectOtherProcesses($0) }
    let database = StoreDatabase(
      connections, writer: writer,
      space: SpaceGuard(file: isInMemory ? nil : path, limits: limits))
    let ranks = BoardRanks(database: database, book: book)
    accounts = SQLiteAccountStore(database: database)
    sessions = SQLiteSessionStore(database: database)
    runs = SQLiteRunStore(database: database, ranks: ranks)
    networks = SQLiteNetworkStore(database: database)
    boards = SQLiteBoardStore(database: database, ranks: ranks)
    groups = SQLiteGroupStore(database: database)
    journals = SQLiteJournalStore(database: database)
    self.database = database
    self.ranks = ranks
  }

  package func secret(
    make: @Sendable () -> [UInt8]
  ) async throws(StoreError) -> [UInt8] {
    let query = "SELECT value FROM meta WHERE key = 'secret'"
    if let known = try await database.readOne({ try $0.row(query)?[0] as Data? }) {
      return Array(known)
    }
    let fresh = Data(make())
    let kept: Data = try await database.writer.write { db, _ in
      try db.run("INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)", fresh)
      return try db.row(query)?[0] ?? fresh
    }
    return Array(kept)
  }

  package func refresh() async throws(StoreError) {
    let writer = database.writer
    try await writer.exclusively { try writer.detectOtherProcesses($0) }
  }

  package func operatorRecords(
    after number: Int64, limit: Int
  ) async throws(StoreError) -> [OperatorRecord] {
    try await database.readOne { try OperatorRecord.all(after: number, limit: limit, $0) }
  }

  package func space() async throws(StoreError) -> SpaceReport {
    try await database.readOne { [space = database.space] in try space.report($0) }
  }

  /// After it, the file has no log unless another process has it open.
  package func close() async { await database.close() }

  package func ping() async throws(StoreError) { try await database.ping() }

  package func check(includingFile: Bool) async throws(StoreError) -> [StoreFault] {
    do {
      let contents: [LongRead.Part<StoreFault>] = [
        RowCheck.faults, BoardCheck.faults, GroupCheck.faults,
      ].map(SQLiteStore.readable)
      let faults: [StoreFault]
      if includingFile, let file = database.space.file {
        faults = try await LongRead.run([SQLiteStore.faultsOfFile] + contents, of: file)
      } else {
        faults = try await database.readLong { db in try contents.flatMap { try $0(db) } }
      }
      return try await faults + ranks.faults()
    } catch {
      throw StoreError(sqlite: error)
    }
  }

  /// Runs a check. Damage that ends it is reported as a fault, so that the other checks follow.
  private static func readable(
    _ part: @escaping LongRead.Part<StoreFault>
  ) -> LongRead.Part<StoreFault> {
    { db in
      do {
        return try part(db)
      } catch {
        guard case .damaged(let damage) = StoreError(sqlite: error) else { throw error }
        return [.incomparable(damage)]
      }
    }
  }

  @Sendable private static func faultsOfFile(_ db: Database) throws -> [StoreFault] {
    let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)")
    let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check")
    return integrity.filter { $0 != "ok" }.map { .database(message: $0) }
      + orphans.prefix(20).map { .orphan(table: $0[0], parent: $0[2]) }
  }
}
