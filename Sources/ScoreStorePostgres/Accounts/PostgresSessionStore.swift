import ScoreStore

/// The sessions in a PostgreSQL store.
struct PostgresSessionStore: SessionStore {
  let database: PostgresDatabase

  func add(_ session: Session, provenBy hash: String) async throws(StoreError) -> Bool {
    try await database.write { transaction in
      try transaction.run(
        """
        INSERT INTO session (token_hash, id, account, created_at, last_used_at, expires_at)
        SELECT $1, $2, id, $3, $4, $5 FROM account WHERE id = $6 AND hash = $7 AND NOT disabled
        FOR SHARE OF account
        """, .bytes(session.tokenHash), .text(session.id), .int(session.createdAt),
        .int(session.lastUsedAt), .int(session.expiresAt), .int(session.account), .text(hash)
      ).changed > 0
    }
  }

  func find(
    tokenHash: [UInt8]
  ) async throws(StoreError) -> (session: Session, username: String)? {
    let rows = try await database.read(
      """
      SELECT \(Session.columns), name FROM session JOIN account ON account.id = session.account
      WHERE token_hash = $1 AND NOT disabled
      """, .bytes(tokenHash))
    guard let row = rows.first else { return nil }
    return (try Session(row), try row.text(6))
  }

  func list(of account: AccountID) async throws(StoreError) -> [Session] {
    let rows = try await database.read(
      """
      SELECT \(Session.columns) FROM session WHERE account = $1 ORDER BY created_at DESC, id
      """, .int(account))
    return try rows.all.map { row throws(StoreError) in try Session(row) }
  }

  func recordUses(_ uses: [SessionID: Int64]) async throws(StoreError) {
    let uses = uses.sorted { $0.key < $1.key }
    try await database.write { transaction in
      // Rows are locked in one order, so that servers do not wait for each other.
      _ = try transaction.run(
        """
        WITH used AS (SELECT id, at FROM unnest($1, $2) AS used (id, at)),
        held AS (SELECT session.id FROM session JOIN used ON used.id = session.id
          ORDER BY session.id FOR NO KEY UPDATE OF session)
        UPDATE session SET last_used_at = greatest(last_used_at, at)
        FROM used JOIN held ON held.id = used.id WHERE session.id = used.id
        """, .texts(uses.map(\.key)), .ints(uses.map(\.value)))
    }
  }

  func end(_ id: SessionID, of account: AccountID) async throws(StoreError) -> Bool {
    try await database.write { transaction in
      try transaction.run(
        "DELETE FROM session WHERE id = $1 AND account = $2", .text(id), .int(account)
      ).changed > 0
    }
  }

  func endAll(of account: AccountID) async throws(StoreError) {
    try await database.write { transaction in
      _ = try transaction.run("DELETE FROM session WHERE account = $1", .int(account))
    }
  }

  func remove(expiredAt instant: Int64, unusedSince idle: Int64) async throws(StoreError) {
    try await database.write { transaction in
      _ = try transaction.run(
        "DELETE FROM session WHERE expires_at < $1 OR last_used_at < $2", .int(instant),
        .int(idle))
    }
  }
}

extension Session {
  fileprivate static let columns = """
    session.id, session.account, token_hash, session.created_at, last_used_at, expires_at
    """

  fileprivate init(_ row: RowValues) throws(StoreError) {
    self.init(
      id: try row.text(0), account: try row.int64(1), tokenHash: try row.bytes(2),
      createdAt: try row.int64(3), lastUsedAt: try row.int64(4), expiresAt: try row.int64(5))
  }
}
