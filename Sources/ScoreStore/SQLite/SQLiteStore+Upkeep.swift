import Foundation
import GRDB
import GameEngine

extension SQLiteStore {
  package func backup(to file: String) async throws(StoreError) {
    guard !FileManager.default.fileExists(atPath: file) else { throw .fileExists(path: file) }
    // Under another name until it is whole.
    let part = file + ".part"
    try StoreFile.create(part)
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
      throw StoreError(error, path: file)
    }
    guard link(part, file) == 0 else {
      throw errno == EEXIST ? .fileExists(path: file) : .notWritable(path: file)
    }
  }

  package func check() async throws(StoreError) -> [String] {
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
          return isSame ? [] : ["\(board): the ranks in memory differ from the table"]
        }
      }
      return faults
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func faultsOfFile(_ db: Database) throws -> [String] {
    let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)")
    let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check")
    return integrity.filter { $0 != "ok" }
      + orphans.prefix(20).map { row in
        "\(row[0] as String): a row belongs to no row of \(row[2] as String)"
      }
  }
}
