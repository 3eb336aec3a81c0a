import Foundation
import GRDB
import GameEngine
package import ScoreStore

extension SQLiteStore {
  /// Copies everything into a new file while the store is in use.
  ///
  /// - Throws: `StoreFileError`, with `exists` if the file exists already.
  package func backup(to file: String) async throws(StoreFileError) {
    guard !FileManager.default.fileExists(atPath: file) else {
      throw StoreFileError(path: file, fault: .exists)
    }
    // Under another name until it is complete.
    let part = file + ".part"
    do {
      try StoreFile.create(part)
    } catch {
      throw StoreFileError(path: file, fault: error.fault)
    }
    defer { unlink(part) }
    do {
      let database = database
      try await database.read { db in
        var configuration = Configuration()
        configuration.label = "backup"
        let copy = try DatabaseQueue(path: part, configuration: configuration)
        try copy.writeWithoutTransaction { try db.backup(to: $0) }
        try copy.close()
      }
    } catch {
      throw StoreFileError(error, path: file)
    }
    guard link(part, file) == 0 else {
      throw StoreFileError(path: file, fault: errno == EEXIST ? .exists : .store(.notWritable))
    }
  }

  package func check() async throws(StoreError) -> [StoreFault] {
    do {
      var faults = try await database.read { db in
        // Indexes are compared with their tables in no order: a small cache would read pages again
        // and again.
        try db.execute(sql: "PRAGMA cache_size = -200000")
        defer { try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA shrink_memory") }
        return try SQLiteStore.faultsOfFile(db) + BoardCheck.faults(db)
      }
      for board in book.counted {
        faults += try await writer.exclusively { [book] db in
          var rank = 1
          var isSame = true
          try SQLiteStore.eachPlace(on: board, db) { place, players in
            isSame = isSame && book.read(board) { $0.rank(of: place) == rank } ?? true
            rank += players
          }
          isSame = isSame && book.read(board) { $0.players == rank - 1 } ?? true
          return isSame ? [] : [.ranks(board)]
        }
      }
      return faults
    } catch {
      throw StoreError(sqlite: error)
    }
  }

  private static func faultsOfFile(_ db: Database) throws -> [StoreFault] {
    let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)")
    let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check")
    return integrity.filter { $0 != "ok" }.map { .database(message: $0) }
      + orphans.prefix(20).map { row in
        .database(message: "foreign key mismatch: \(row[0] as String), \(row[2] as String)")
      }
  }
}
