import Foundation
import GRDB
import GameEngine
import ScoreStore

/// The networks of dailies in a SQLite store.
struct SQLiteNetworkStore: NetworkStore {
  let database: StoreDatabase

  func salt(
    of date: CalendarDate, make: @Sendable () -> [UInt8]
  ) async throws(StoreError) -> [UInt8] {
    let query = "SELECT salt FROM networkSalt WHERE date = ?"
    let known: Data? = try await database.readOne { try $0.row(query, date.dayNumber)?[0] }
    if let known { return Array(known) }
    let fresh = Data(make())
    let kept: Data = try await database.writer.write { db, _ in
      try db.run(
        "INSERT OR IGNORE INTO networkSalt (date, salt) VALUES (?, ?)", date.dayNumber, fresh)
      return try db.row(query, date.dayNumber)?[0] ?? fresh
    }
    return Array(kept)
  }

  func shared(on date: CalendarDate) async throws(StoreError) -> [SharedNetwork] {
    try await database.read { db in
      var deletions: [Data: [Int64]] = [:]
      try db.eachRow("SELECT hash, at FROM deletion WHERE date = ? ORDER BY at", date.dayNumber) {
        deletions[$0[0], default: []].append($0[1])
      }
      var runs: [(hash: Data, ids: [RunID])] = []
      try db.eachRow(
        """
        SELECT hash, run.id FROM network JOIN run ON run.number = network.run WHERE date = ?
        ORDER BY hash, startedAt, number
        """, date.dayNumber
      ) {
        let hash: Data = $0[0]
        if runs.last?.hash != hash { runs.append((hash, [])) }
        runs[runs.count - 1].ids.append(try RunID(bytes: $0[1]))
      }
      return runs.map { SharedNetwork(runs: $0.ids, deletions: deletions[$0.hash] ?? []) }
        .filter { $0.runs.count + $0.deletions.count > 1 }
    }
  }

  func forget(before date: CalendarDate) async throws(StoreError) {
    try await database.writer.write { db, _ in
      // Deleted bytes are overwritten, so that no free page of the file contains a salt.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      for table in ["network", "deletion", "networkSalt"] {
        try db.run("DELETE FROM \(table) WHERE date < ?", date.dayNumber)
      }
    }
  }

  /// Remembers the networks in which an account has answered questions of open dailies. To be called before the
  /// account is deleted.
  static func noteDeletion(of account: AccountID, at instant: Int64, _ db: Database) throws {
    try db.run(
      """
      INSERT INTO deletion (date, hash, at, newestAccount)
      SELECT date, hash, ?2, (SELECT max(id) FROM account)
      FROM run JOIN network ON network.run = run.number
      WHERE account = ?1 AND closesAt > ?2
        AND EXISTS (SELECT 1 FROM move WHERE move.run = run.number)
      """, account, instant)
  }
}
