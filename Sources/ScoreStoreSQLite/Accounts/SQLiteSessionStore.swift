import Foundation
import GRDB
import ScoreStore

/// The sessions in a SQLite store.
struct SQLiteSessionStore: SessionStore {
  let database: StoreDatabase

  func add(_ session: Session, provenBy hash: String) async throws(StoreError) -> Bool {
    try await database.writer.write { db, _ in
      try db.run(
        """
        INSERT INTO session (tokenHash, id, account, createdAt, lastUsedAt, expiresAt)
        SELECT ?, ?, id, ?, ?, ? FROM account WHERE id = ? AND hash = ? AND NOT disabled
        """, Data(session.tokenHash), session.id, session.createdAt, session.lastUsedAt,
        session.expiresAt, session.account, hash) > 0
    }
  }

  func find(
    tokenHash: [UInt8]
  ) async throws(StoreError) -> (session: Session, username: String)? {
    try await database.readOne { db in
      let row = try db.row(
        """
        SELECT \(Session.columns), name FROM session JOIN account ON account.id = session.account
        WHERE tokenHash = ? AND NOT disabled
        """, Data(tokenHash))
      return try row.map { (try Session($0), try $0[6]) }
    }
  }

  func list(of account: AccountID) async throws(StoreError) -> [Session] {
    try await database.readOne { db in
      let rows = try db.rows(
        "\(Session.query) WHERE account = ? ORDER BY createdAt DESC, id", account)
      return try Array(rows.map(Session.init))
    }
  }

  func recordUses(_ uses: [SessionID: Int64]) async throws(StoreError) {
    try await database.writer.write { db, _ in
      for (id, instant) in uses {
        try db.run(
          "UPDATE session SET lastUsedAt = max(lastUsedAt, ?) WHERE id = ?", instant, id)
      }
    }
  }

  func end(
    _ id: SessionID, of account: AccountID
  ) async throws(StoreError) -> Bool {
    try await database.writer.write { db, _ in
      try db.run("DELETE FROM session WHERE id = ? AND account = ?", id, account) > 0
    }
  }

  func endAll(of account: AccountID) async throws(StoreError) {
    try await database.writer.write { db, _ in
      _ = try db.run("DELETE FROM session WHERE account = ?", account)
    }
  }

  func remove(
    expiredAt instant: Int64, unusedSince idle: Int64
  ) async throws(StoreError) {
    try await database.writer.write { db, _ in
      try db.run("DELETE FROM session WHERE expiresAt < ?", instant)
      try db.run("DELETE FROM session WHERE lastUsedAt < ?", idle)
    }
  }
}

extension Session {
  fileprivate static let columns =
    "session.id, session.account, tokenHash, session.createdAt, lastUsedAt, expiresAt"
  fileprivate static let query = "SELECT \(columns) FROM session"

  fileprivate init(_ row: CheckedRow) throws {
    try self.init(
      id: row[0], account: row[1], tokenHash: Array(row[2] as Data), createdAt: row[3],
      lastUsedAt: row[4], expiresAt: row[5])
  }
}
