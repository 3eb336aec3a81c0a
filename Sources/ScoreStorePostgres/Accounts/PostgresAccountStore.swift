import GameEngine
import ScoreStore

/// The accounts in a PostgreSQL store.
struct PostgresAccountStore: AccountStore {
  let database: PostgresDatabase

  func create(_ draft: AccountDraft) async throws(StoreError) -> Account {
    let skeleton = NameSkeleton.of(draft.name)
    guard try await isAvailable(draft.name) else { throw .nameTaken }
    try await database.admitGrowth(.games)
    return try await database.write { transaction in
      let rows = try transaction.run([
        PostgresStatement(
          "INSERT INTO name (skeleton) VALUES ($1) ON CONFLICT DO NOTHING", .text(skeleton))
      ])
      guard rows[0].changed == 1 else { throw StoreError.nameTaken }
      let id = try transaction.run(
        """
        INSERT INTO account (name, folded, hash, created_at, updated_at)
        VALUES ($1, $2, $3, $4, $4) RETURNING id
        """, .text(draft.name), .text(draft.name.lowercased()), .text(draft.passwordHash),
        .int(draft.createdAt)
      ).first?.int64(0)
      guard let id else { throw StoreError.damaged(.malformedRow) }
      try transaction.run(
        "UPDATE name SET account = $1 WHERE skeleton = $2", .int(id), .text(skeleton))
      return Account(
        id: id, name: draft.name, passwordHash: draft.passwordHash, createdAt: draft.createdAt,
        updatedAt: draft.createdAt, isListed: true, isDisabled: false)
    }
  }

  func isAvailable(_ name: String) async throws(StoreError) -> Bool {
    try await database.read(
      "SELECT 1 FROM name WHERE skeleton = $1", .text(NameSkeleton.of(name))
    ).isEmpty
  }

  func find(named name: String) async throws(StoreError) -> Account? {
    let rows = try await database.read(
      "\(Account.query) WHERE folded = $1", .text(name.lowercased()))
    return try rows.first.map { row throws(StoreError) in try Account(row) }
  }

  func find(_ account: AccountID) async throws(StoreError) -> Account? {
    let rows = try await database.read("\(Account.query) WHERE id = $1", .int(account))
    return try rows.first.map { row throws(StoreError) in try Account(row) }
  }

  func list(after name: String?, limit: Int) async throws(StoreError) -> [Account] {
    let rows = try await database.read(
      "\(Account.query) WHERE folded > $1 ORDER BY folded LIMIT $2",
      .text(name?.lowercased() ?? ""), .int(max(0, limit)))
    return try rows.all.map { row throws(StoreError) in try Account(row) }
  }

  func changePassword(
    to hash: String, with proof: PasswordProof, at instant: Int64
  ) async throws(StoreError) -> PasswordProof.Outcome {
    try await database.write { transaction in
      let outcome = try transaction.outcome(of: proof)
      guard outcome == .done else { return outcome }
      try transaction.run([
        PostgresStatement(
          "UPDATE account SET hash = $1, updated_at = $2 WHERE id = $3", .text(hash),
          .int(instant), .int(proof.account)),
        PostgresStatement(
          "DELETE FROM session WHERE account = $1 AND id <> $2", .int(proof.account),
          .text(proof.session)),
      ])
      return .done
    }
  }

  func resetPassword(
    to hash: String, of account: AccountID, by act: OperatorAct
  ) async throws(StoreError) {
    try await database.write { transaction in
      try transaction.lock(account)
      try transaction.run([
        PostgresStatement(
          "UPDATE account SET hash = $1, updated_at = $2 WHERE id = $3", .text(hash), .int(act.at),
          .int(account)),
        PostgresStatement("DELETE FROM session WHERE account = $1", .int(account)),
        OperatorRecord.recording(.resetPassword, on: account, by: act),
      ])
    }
  }

  func replaceHash(
    _ old: String, by new: String, of account: AccountID
  ) async throws(StoreError) {
    try await database.write { transaction in
      _ = try transaction.run(
        "UPDATE account SET hash = $1 WHERE id = $2 AND hash = $3", .text(new), .int(account),
        .text(old))
    }
  }

  func setListed(
    _ listed: Bool, of account: AccountID, at instant: Int64
  ) async throws(StoreError) {
    try await database.write { transaction in
      let rows = try transaction.run(
        "UPDATE account SET listed = $1, updated_at = $2 WHERE id = $3", .bool(listed),
        .int(instant), .int(account))
      guard rows.changed == 1 else { throw StoreError.noSuchAccount }
    }
  }

  func setDisabled(
    _ disabled: Bool, of account: AccountID, by act: OperatorAct
  ) async throws(StoreError) {
    try await database.write { transaction in
      try transaction.lock(account)
      try transaction.run(
        "UPDATE account SET disabled = $1, updated_at = $2 WHERE id = $3", .bool(disabled),
        .int(act.at), .int(account))
      if disabled { try transaction.run("DELETE FROM session WHERE account = $1", .int(account)) }
      try transaction.computeEntries(of: account)
      try transaction.run([
        OperatorRecord.recording(disabled ? .disable : .enable, on: account, by: act)
      ])
    }
  }

  func delete(
    with proof: PasswordProof, at instant: Int64
  ) async throws(StoreError) -> (outcome: PasswordProof.Outcome, eventsLeft: Int) {
    try await database.write { transaction in
      let outcome = try transaction.outcome(of: proof)
      guard outcome == .done else { return (outcome, 0) }
      return (.done, try transaction.delete(proof.account, leavingDailiesOpenAt: instant))
    }
  }

  func delete(_ account: AccountID, by act: OperatorAct) async throws(StoreError) {
    try await database.write { transaction in
      try transaction.lock(account)
      try transaction.run([OperatorRecord.recording(.delete, on: account, by: act)])
      _ = try transaction.delete(account, leavingDailiesOpenAt: nil)
    }
  }
}

extension Transaction {
  /// Keeps other transactions from changing an account, its runs and its entries until the end of this one.
  ///
  /// - Returns: its name, and whether it is disabled.
  /// - Throws: `StoreError.noSuchAccount`.
  @discardableResult
  func lock(_ account: AccountID) throws -> (name: String, isDisabled: Bool) {
    let row = try run(
      "SELECT name, disabled FROM account WHERE id = $1 FOR NO KEY UPDATE", .int(account)
    ).first
    guard let row else { throw StoreError.noSuchAccount }
    return (try row.text(0), try row.bool(1))
  }

  /// Whether a proof is still valid. The account is locked after it.
  fileprivate func outcome(of proof: PasswordProof) throws -> PasswordProof.Outcome {
    let rows = try run([
      PostgresStatement(
        "SELECT hash FROM account WHERE id = $1 FOR NO KEY UPDATE", .int(proof.account)),
      PostgresStatement(
        "SELECT 1 FROM session WHERE id = $1 AND account = $2", .text(proof.session),
        .int(proof.account)),
    ])
    guard let hash = try rows[0].first?.text(0), !rows[1].isEmpty else { return .sessionEnded }
    return hash == proof.passwordHash ? .done : .passwordChanged
  }

  /// Deletes an account that is locked, and deletes or detaches its entries. Its name stays in `name`.
  ///
  /// - Returns: the number of events of its journal that are still on the disk.
  fileprivate func delete(
    _ account: AccountID, leavingDailiesOpenAt instant: Int64?
  ) throws -> Int {
    // An upload that has begun keeps the account from its deletion, and waits for the journal.
    try run("SELECT 1 FROM account WHERE id = $1 FOR UPDATE", .int(account))
    try JournalRows(self).beginRemoval(of: account)
    let left = try JournalRows(self).eventsLeft(of: account)
    if let instant { try noteDeletion(of: account, at: instant) }
    try deleteEntries(of: account, leavingDailiesOpenAt: instant)
    try GroupRows(self).leave(account)
    // From here on, no move can be added to them.
    try run(
      "SELECT 1 FROM open_run WHERE account = $1 ORDER BY number FOR UPDATE", .int(account))
    let runs = "(SELECT number FROM run WHERE account = $1)"
    try run(
      [
        "DELETE FROM open_run WHERE account = $1", "DELETE FROM move WHERE run IN \(runs)",
        "DELETE FROM result WHERE run IN \(runs)", "DELETE FROM attempts WHERE account = $1",
        "DELETE FROM account WHERE id = $1",
      ].map { PostgresStatement($0, .int(account)) })
    return left
  }
}

extension Account {
  fileprivate static let query = """
    SELECT id, name, hash, created_at, updated_at, listed, disabled FROM account
    """

  fileprivate init(_ row: RowValues) throws(StoreError) {
    self.init(
      id: try row.int64(0), name: try row.text(1), passwordHash: try row.text(2),
      createdAt: try row.int64(3), updatedAt: try row.int64(4), isListed: try row.bool(5),
      isDisabled: try row.bool(6))
  }
}

extension OperatorRecord {
  /// Records an act on an account that exists. For the transaction of the act.
  static func recording(
    _ action: Action, on account: AccountID, run: RunID? = nil, by act: OperatorAct
  ) -> PostgresStatement {
    PostgresStatement(
      """
      INSERT INTO operation (at, operator, action, username, run, reason)
      SELECT $2, $3, $4, name, $5, $6 FROM account WHERE id = $1
      """, .int(account), .int(act.at), .text(act.user), .text(action.rawValue), .id(run),
      .text(act.reason))
  }
}
