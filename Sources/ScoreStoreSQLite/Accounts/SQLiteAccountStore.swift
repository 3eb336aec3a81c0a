import GRDB
import GameEngine
import ScoreStore

/// The accounts in a SQLite store.
struct SQLiteAccountStore: AccountStore {
  let database: StoreDatabase

  func create(_ draft: AccountDraft) async throws(StoreError) -> Account {
    let skeleton = NameSkeleton.of(draft.name)
    return try await database.writer.write { [space = database.space] db, _ in
      guard try SQLiteAccountStore.isAvailable(skeleton, db) else { throw StoreError.nameTaken }
      try space.admitGrowth(.games, db)
      try db.run(
        """
        INSERT INTO account (name, folded, skeleton, hash, createdAt, updatedAt)
        VALUES (?1, ?2, ?3, ?4, ?5, ?5)
        """, draft.name, draft.name.lowercased(), skeleton, draft.passwordHash, draft.createdAt)
      return Account(
        id: db.lastInsertedRowID, name: draft.name, passwordHash: draft.passwordHash,
        createdAt: draft.createdAt, updatedAt: draft.createdAt, isListed: true, isDisabled: false)
    }
  }

  func isAvailable(_ name: String) async throws(StoreError) -> Bool {
    try await database.readOne { try SQLiteAccountStore.isAvailable(NameSkeleton.of(name), $0) }
  }

  func find(named name: String) async throws(StoreError) -> Account? {
    try await database.readOne { db in
      try db.row("\(Account.query) WHERE folded = ?", name.lowercased()).map(Account.init)
    }
  }

  func find(_ account: AccountID) async throws(StoreError) -> Account? {
    try await database.readOne {
      try $0.row("\(Account.query) WHERE id = ?", account).map(Account.init)
    }
  }

  func list(after name: String?, limit: Int) async throws(StoreError) -> [Account] {
    try await database.readOne { db in
      let rows = try db.rows(
        "\(Account.query) WHERE folded > ? ORDER BY folded LIMIT ?", name?.lowercased() ?? "",
        max(0, limit))
      return try Array(rows.map(Account.init))
    }
  }

  func changePassword(
    to hash: String, with proof: PasswordProof, at instant: Int64
  ) async throws(StoreError) -> PasswordProof.Outcome {
    try await database.writer.write { db, _ in
      let outcome = try SQLiteAccountStore.outcome(of: proof, db)
      guard outcome == .done else { return outcome }
      try db.run(
        "UPDATE account SET hash = ?, updatedAt = ? WHERE id = ?", hash, instant, proof.account)
      try db.run(
        "DELETE FROM session WHERE account = ? AND id <> ?", proof.account, proof.session)
      return .done
    }
  }

  func resetPassword(
    to hash: String, of account: AccountID, by act: OperatorAct
  ) async throws(StoreError) {
    try await change(account, setting: "hash = ?", to: hash, at: act.at) { db, _ in
      try db.run("DELETE FROM session WHERE account = ?", account)
      try OperatorRecord.record(.resetPassword, on: account, by: act, db)
    }
  }

  func replaceHash(
    _ old: String, by new: String, of account: AccountID
  ) async throws(StoreError) {
    try await database.writer.write { db, _ in
      _ = try db.run("UPDATE account SET hash = ? WHERE id = ? AND hash = ?", new, account, old)
    }
  }

  func setListed(
    _ listed: Bool, of account: AccountID, at instant: Int64
  ) async throws(StoreError) {
    try await change(account, setting: "listed = ?", to: listed, at: instant) { _, _ in }
  }

  func setDisabled(
    _ disabled: Bool, of account: AccountID, by act: OperatorAct
  ) async throws(StoreError) {
    try await change(account, setting: "disabled = ?", to: disabled, at: act.at) { db, changes in
      if disabled { try db.run("DELETE FROM session WHERE account = ?", account) }
      try RunRow.computeEntries(of: account, db, &changes)
      try OperatorRecord.record(disabled ? .disable : .enable, on: account, by: act, db)
    }
  }

  func delete(
    with proof: PasswordProof, at instant: Int64
  ) async throws(StoreError) -> (outcome: PasswordProof.Outcome, eventsLeft: Int) {
    try await database.writer.write { db, changes in
      let outcome = try SQLiteAccountStore.outcome(of: proof, db)
      guard outcome == .done else { return (outcome, 0) }
      let left = try SQLiteAccountStore.delete(
        proof.account, leavingDailiesOpenAt: instant, db, &changes)
      return (.done, left)
    }
  }

  func delete(_ account: AccountID, by act: OperatorAct) async throws(StoreError) {
    try await database.writer.write { db, changes in
      try OperatorRecord.record(.delete, on: account, by: act, db)
      _ = try SQLiteAccountStore.delete(account, leavingDailiesOpenAt: nil, db, &changes)
    }
  }

  /// Deletes an account, retires its name, and deletes or detaches its entries. Its sessions and
  /// runs are deleted by foreign keys.
  ///
  /// - Parameter instant: the time at which a daily must be open so that its entry remains; nil for none.
  /// - Returns: the number of events of its journal that are still on the disk.
  private static func delete(
    _ account: AccountID, leavingDailiesOpenAt instant: Int64?, _ db: Database,
    _ changes: inout [RankBook.Change]
  ) throws -> Int {
    let skeleton: String? = try db.row("SELECT skeleton FROM account WHERE id = ?", account)?[0]
    guard let skeleton else { throw StoreError.noSuchAccount }
    try JournalRemoval.begin(of: account, db)
    let left = try JournalRemoval.eventsLeft(of: account, db)
    if let instant { try SQLiteNetworkStore.noteDeletion(of: account, at: instant, db) }
    changes += try SQLiteBoardStore.deleteEntries(of: account, leavingDailiesOpenAt: instant, db)
    try db.run("INSERT OR IGNORE INTO retiredName (skeleton) VALUES (?)", skeleton)
    try db.run("DELETE FROM account WHERE id = ?", account)
    return left
  }

  private static func isAvailable(_ skeleton: String, _ db: Database) throws -> Bool {
    try db.row(
      """
      SELECT 1 FROM account WHERE skeleton = ?1
      UNION ALL SELECT 1 FROM retiredName WHERE skeleton = ?1
      """, skeleton) == nil
  }

  /// Whether a proof is still valid.
  private static func outcome(
    of proof: PasswordProof, _ db: Database
  ) throws -> PasswordProof.Outcome {
    let hash: String? = try db.row(
      """
      SELECT hash FROM session JOIN account ON account.id = session.account
      WHERE session.id = ? AND account.id = ?
      """, proof.session, proof.account)?[0]
    guard let hash else { return .sessionEnded }
    return hash == proof.passwordHash ? .done : .passwordChanged
  }

  private func change(
    _ account: AccountID, setting assignment: String,
    to value: some DatabaseValueConvertible & Sendable, at instant: Int64,
    then more: @escaping @Sendable (Database, inout [RankBook.Change]) throws -> Void
  ) async throws(StoreError) {
    try await database.writer.write { db, changes in
      let count = try db.run(
        "UPDATE account SET \(assignment), updatedAt = ? WHERE id = ?", value, instant, account)
      guard count == 1 else { throw StoreError.noSuchAccount }
      try more(db, &changes)
    }
  }
}

extension Account {
  fileprivate static let query =
    "SELECT id, name, hash, createdAt, updatedAt, listed, disabled FROM account"

  fileprivate init(_ row: CheckedRow) throws {
    try self.init(
      id: row[0], name: row[1], passwordHash: row[2], createdAt: row[3], updatedAt: row[4],
      isListed: row[5], isDisabled: row[6])
  }
}
