import Foundation
import GRDB
import GameEngine
import ScoreStore

/// The groups in a SQLite store. There is one writer, so that a count and the change that depends on it cannot be
/// separated by another change.
struct SQLiteGroupStore: GroupStore {
  let database: StoreDatabase

  func create(
    _ draft: GroupDraft, owner: AccountID
  ) async throws(StoreError) -> PlayerGroup {
    try await database.writer.write { [space = database.space] db, _ in
      try checkGroups(of: owner, db)
      try space.admitGrowth(.games, db)
      try db.run(
        "INSERT INTO playerGroup (id, name, code, codeHash, createdAt) VALUES (?, ?, ?, ?, ?)",
        draft.id, draft.name, draft.code.text, Data(draft.code.hash), draft.createdAt)
      let number = db.lastInsertedRowID
      try add(owner, to: number, at: draft.createdAt, db)
      return try group(number, db)
    }
  }

  func list(of account: AccountID) async throws(StoreError) -> [PlayerGroup] {
    try await database.read { db in
      let rows = try db.rows(
        "SELECT ofGroup FROM membership WHERE account = ? ORDER BY number", account)
      let numbers = try Array(rows.map { try $0[0] as Int64 })
      return try numbers.map { try group($0, db) }
    }
  }

  func join(
    _ account: AccountID, codeHash: [UInt8], at instant: Int64
  ) async throws(StoreError) -> PlayerGroup {
    try await database.writer.write { [space = database.space] db, _ in
      let number: Int64? = try db.row(
        "SELECT number FROM playerGroup WHERE codeHash = ?", Data(codeHash))?[0]
      guard let number else { throw StoreError.noSuchGroup }
      guard try !isMember(account, of: number, db) else { return try group(number, db) }
      try checkGroups(of: account, db)
      let members = try db.integer("SELECT count(*) FROM membership WHERE ofGroup = ?", number)
      guard members ?? 0 < PlayerGroup.mostMembers else { throw StoreError.groupFull }
      try space.admitGrowth(.games, db)
      try add(account, to: number, at: instant, db)
      return try group(number, db)
    }
  }

  func remove(
    _ username: String, from id: GroupID, by account: AccountID, newCode: GroupCode
  ) async throws(StoreError) {
    try await database.writer.write { db, _ in
      let group = try group(id, for: account, db)
      let name = username.lowercased()
      let member = group.members.first { $0.username.lowercased() == name }
      guard let member else { throw StoreError.noSuchMember }
      if member.account != account { try replaceCode(of: group, by: newCode, as: account, db) }
      try db.run(
        """
        DELETE FROM membership
        WHERE account = ? AND ofGroup = (SELECT number FROM playerGroup WHERE id = ?)
        """, member.account, id)
    }
  }

  func replaceCode(
    of id: GroupID, by code: GroupCode, as account: AccountID
  ) async throws(StoreError) -> PlayerGroup {
    try await database.writer.write { db, _ in
      try replaceCode(of: group(id, for: account, db), by: code, as: account, db)
      return try group(id, for: account, db)
    }
  }

  func delete(_ id: GroupID, as account: AccountID) async throws(StoreError) {
    try await database.writer.write { db, _ in
      guard try group(id, for: account, db).members.first?.account == account else {
        throw StoreError.notOwner
      }
      try db.run("DELETE FROM playerGroup WHERE id = ?", id)
    }
  }

  func board(
    _ board: BoardKey, of id: GroupID, for account: AccountID
  ) async throws(StoreError) -> GroupBoard {
    try await database.readLong { db in
      let rows = try MemberResults.rows(of: id, on: board, for: account, db)
      return GroupBoard(rows.map { ($0.position, $0.ranked) })
    }
  }

  // MARK: - Rows

  private func checkGroups(of account: AccountID, _ db: Database) throws {
    let count = try db.integer("SELECT count(*) FROM membership WHERE account = ?", account)
    guard count ?? 0 < PlayerGroup.mostGroups else { throw StoreError.tooManyGroups }
  }

  private func add(
    _ account: AccountID, to number: Int64, at instant: Int64, _ db: Database
  ) throws {
    try db.run(
      "INSERT INTO membership (ofGroup, account, joinedAt) VALUES (?, ?, ?)", number, account,
      instant)
  }

  private func isMember(_ account: AccountID, of number: Int64, _ db: Database) throws -> Bool {
    try db.row(
      "SELECT 1 FROM membership WHERE account = ? AND ofGroup = ?", account, number) != nil
  }

  private func replaceCode(
    of group: PlayerGroup, by code: GroupCode, as account: AccountID, _ db: Database
  ) throws {
    guard group.members.first?.account == account else { throw StoreError.notOwner }
    try db.run(
      "UPDATE playerGroup SET code = ?, codeHash = ? WHERE id = ?", code.text, Data(code.hash),
      group.id)
  }

  /// The group with an ID, if an account is in it.
  private func group(
    _ id: GroupID, for account: AccountID, _ db: Database
  ) throws -> PlayerGroup {
    let number: Int64? = try db.row("SELECT number FROM playerGroup WHERE id = ?", id)?[0]
    guard let number, try isMember(account, of: number, db) else { throw StoreError.noSuchGroup }
    return try group(number, db)
  }

  private func group(_ number: Int64, _ db: Database) throws -> PlayerGroup {
    let row = try db.row(
      "SELECT id, name, code, createdAt FROM playerGroup WHERE number = ?", number)
    guard let row else { throw StoreError.noSuchGroup }
    let members = try db.rows(
      """
      SELECT account.id, account.name FROM membership
      JOIN account ON account.id = membership.account
      WHERE ofGroup = ? ORDER BY membership.number
      """, number)
    return PlayerGroup(
      id: try row[0], name: try row[1], code: try row[2], createdAt: try row[3],
      members: try Array(members.map { .init(account: try $0[0], username: try $0[1]) }))
  }
}
