import Foundation
import GRDB
package import ScoreStore

extension SQLiteStore {
  package func addSession(_ session: Session) async throws(StoreError) {
    try await writer.write { db, _ in
      _ = try db.run(
        """
        INSERT INTO session (tokenHash, id, account, createdAt, lastUsedAt, expiresAt)
        VALUES (?, ?, ?, ?, ?, ?)
        """, Data(session.tokenHash), session.id, session.account, session.createdAt,
        session.lastUsedAt, session.expiresAt)
    }
  }

  package func session(
    tokenHash: [UInt8]
  ) async throws(StoreError) -> (session: Session, username: String)? {
    try readOne { db in
      let row = try db.row(
        """
        SELECT \(Session.columns), name FROM session JOIN account ON account.id = session.account
        WHERE tokenHash = ? AND NOT disabled
        """, Data(tokenHash))
      return row.map { (Session($0), $0[6]) }
    }
  }

  package func sessions(of account: AccountID) async throws(StoreError) -> [Session] {
    try readOne { db in
      let rows = try db.rows(
        "\(Session.query) WHERE account = ? ORDER BY createdAt DESC, id", account)
      return try Array(rows.map(Session.init))
    }
  }

  package func touchSessions(_ uses: [SessionID: Int64]) async throws(StoreError) {
    try await writer.write { db, _ in
      for (id, instant) in uses {
        try db.run(
          "UPDATE session SET lastUsedAt = max(lastUsedAt, ?) WHERE id = ?", instant, id)
      }
    }
  }

  package func endSession(
    _ id: SessionID, of account: AccountID
  ) async throws(StoreError) -> Bool {
    try await writer.write { db, _ in
      try db.run("DELETE FROM session WHERE id = ? AND account = ?", id, account) > 0
    }
  }

  package func endSessions(of account: AccountID) async throws(StoreError) {
    try await writer.write { db, _ in
      _ = try db.run("DELETE FROM session WHERE account = ?", account)
    }
  }

  package func removeSessions(
    expiredAt instant: Int64, unusedSince idle: Int64
  ) async throws(StoreError) {
    try await writer.write { db, _ in
      try db.run("DELETE FROM session WHERE expiresAt < ?", instant)
      try db.run("DELETE FROM session WHERE lastUsedAt < ?", idle)
    }
  }
}

extension Session {
  fileprivate static let columns =
    "session.id, session.account, tokenHash, session.createdAt, lastUsedAt, expiresAt"
  fileprivate static let query = "SELECT \(columns) FROM session"

  fileprivate init(_ row: Row) {
    self.init(
      id: row[0], account: row[1], tokenHash: Array(row[2] as Data), createdAt: row[3],
      lastUsedAt: row[4], expiresAt: row[5])
  }
}
