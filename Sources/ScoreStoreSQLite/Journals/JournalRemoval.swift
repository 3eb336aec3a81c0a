import GRDB
import ScoreStore

/// The removal of deleted journals, in slices, so that other writes do not wait long.
///
/// A deleted journal no longer belongs to its account: reads do not find it, and events go to
/// another one. So its rows can be removed in any order, and after a restart the removal continues
/// with the rest.
enum JournalRemoval {
  /// The number of events, or of rows that follow from events, in a slice. A journal of this size is removed at once.
  private static let slice = 500

  /// The tables that follow from events, with the columns of their keys after the journal.
  private static let derived = [
    ("answer", ["instant", "device", "counter", "id"]),
    ("checkpoint", ["instant", "device", "counter", "id"]),
    ("retraction", ["target", "undo"]),
    ("written", ["name", "instant", "device", "counter", "id"]),
    ("word", ["list", "item"]),
  ]

  /// Deletes the journal of an account, and removes it if it is short.
  static func begin(of account: AccountID, _ db: Database) throws {
    guard let journal = try SQLiteJournalStore.journal(of: account, db) else { return }
    try db.run("UPDATE journal SET deleted = 1 WHERE number = ?", journal)
    guard try eventCount(of: journal, db) <= slice else { return }
    while try removeSlice(of: journal, db) {}
  }

  /// The number of events in deleted journals of an account.
  static func eventsLeft(of account: AccountID, _ db: Database) throws -> Int {
    let journals = try JournalNumber.fetchAll(
      db.cachedStatement(sql: "SELECT number FROM journal WHERE account = ? AND deleted = 1"),
      arguments: [account])
    return try journals.reduce(0) { try $0 + eventCount(of: $1, db) }
  }

  /// A deleted journal that is not removed yet.
  static func next(_ db: Database) throws -> JournalNumber? {
    try db.row("SELECT number FROM journal WHERE deleted = 1 LIMIT 1")?[0]
  }

  /// Removes some rows of a journal, and the journal itself with the last of them. Events are
  /// removed last, so that their number shows how much is left.
  ///
  /// - Returns: whether there are more.
  static func removeSlice(of journal: JournalNumber, _ db: Database) throws -> Bool {
    for (table, key) in derived where try remove(table, key, of: journal, db) { return true }
    let last = try eventCount(of: journal, db)
    let first = max(0, last - slice)
    try db.run(
      "DELETE FROM event WHERE number > ? AND number <= ?",
      EventNumber.of(journal, Int64(first)), EventNumber.of(journal, Int64(last)))
    if first == 0 { try db.run("DELETE FROM journal WHERE number = ?", journal) }
    return first > 0
  }

  /// Removes rows one by one: in a range of several columns SQLite uses only the first one, which may be the same in all
  /// rows.
  ///
  /// - Returns: false if there were none.
  private static func remove(
    _ table: String, _ key: [String], of journal: JournalNumber, _ db: Database
  ) throws -> Bool {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT \(key.joined(separator: ", ")) FROM \(table) WHERE journal = ? LIMIT ?"),
      arguments: [journal, slice])
    let condition = key.map { " AND \($0) = ?" }.joined()
    let statement = try db.cachedStatement(
      sql: "DELETE FROM \(table) WHERE journal = ?\(condition)")
    for row in rows {
      try statement.execute(
        arguments: StatementArguments([journal.databaseValue] + row.databaseValues))
    }
    return !rows.isEmpty
  }

  /// The events of a deleted journal are removed from the end, so that the last number is their number.
  private static func eventCount(of journal: JournalNumber, _ db: Database) throws -> Int {
    Int(try JournalPosition.lastSequence(of: journal, db))
  }
}
