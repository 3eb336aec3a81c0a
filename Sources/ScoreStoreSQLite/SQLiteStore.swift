import Foundation
import GRDB
package import GameEngine
package import ScoreStore
import Synchronization

/// A store in one SQLite file. What an operation has returned from is on the disk (write-ahead log,
/// `synchronous` FULL). Other processes may open the file too; `refresh` notices what they did.
package final class SQLiteStore: ScoreStore {
  let database: any DatabaseWriter
  let writer: GroupCommit
  let book: RankBook
  let dailies = DailyCache()
  let countings: Mutex<[BoardKey: Task<Void, any Error>]> = Mutex([:])

  /// Opens a store, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - path: the file, or `:memory:` for one that is gone with the process.
  ///   - boards: whose ranks are counted at once; those of others when they are first asked for.
  /// - Throws: `StoreFileError`; a file of another program, or a torn one, is left as it is.
  package static func open(
    path: String, counting boards: [BoardKey] = []
  ) async throws(StoreFileError) -> SQLiteStore {
    do {
      let store = try SQLiteStore(path: path)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for board in boards { group.addTask { try await store.counted(board) } }
        try await group.waitForAll()
      }
      return store
    } catch {
      throw StoreFileError(error, path: path)
    }
  }

  private init(path: String) throws {
    let isInMemory = path == ":memory:"
    database = try isInMemory ? StoreFile.inMemory() : StoreFile.open(path)
    // Versions begin anywhere, so that one from before a restart is not met again.
    let start = try database.read { try Int.fetchOne($0, sql: "SELECT random() >> 2") } ?? 0
    book = RankBook(version: start)
    writer = GroupCommit(
      database, book: book,
      checkpointer: try isInMemory ? nil : StoreFile.checkpointer(path))
    try database.writeWithoutTransaction { [writer] in try writer.noticeOthers($0) }
  }

  package func secret(
    make: @Sendable () -> [UInt8]
  ) async throws(StoreError) -> [UInt8] {
    let query = "SELECT value FROM meta WHERE key = 'secret'"
    if let known = try read({ try $0.row(query)?[0] as Data? }) { return Array(known) }
    let fresh = Data(make())
    let kept: Data = try await writer.write { db, _ in
      try db.run("INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)", fresh)
      return try db.row(query)?[0] ?? fresh
    }
    return Array(kept)
  }

  package func refresh() async throws(StoreError) {
    try await writer.exclusively { [writer] in try writer.noticeOthers($0) }
  }

  /// Reads what is on the disk at one moment. Short reads only: the thread waits.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try database.read(body)
    } catch {
      throw StoreError(sqlite: error)
    }
  }

  /// Reads with one statement only, which needs no transaction to see one moment.
  func readOne<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try database.unsafeRead(body)
    } catch {
      throw StoreError(sqlite: error)
    }
  }
}
