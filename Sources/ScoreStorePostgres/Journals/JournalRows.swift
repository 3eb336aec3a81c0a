import GameEngine
import ScoreStore

/// The row of a journal. An account gets another one after it has deleted its journal.
struct JournalRow {
  let number: Int64
  /// The number of its last event, and so of its events.
  let last: Int64
  /// The sizes of its events.
  let bytes: Int
}

/// The rows of journals, in a transaction.
struct JournalRows {
  private let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// The number of events, or of rows that follow from events, in a slice. A journal of this size is removed at once.
  private static let slice = 500

  /// The journal of an account, locked; nil if there is none.
  func journal(of account: AccountID) throws -> JournalRow? {
    try transaction.run(
      """
      SELECT number, last, bytes FROM journal WHERE account = $1 AND NOT deleted
      FOR NO KEY UPDATE
      """, .int(account)
    ).first.map {
      JournalRow(number: try $0.int64(0), last: try $0.int64(1), bytes: try $0.int(2))
    }
  }

  /// The journal of an account, locked, and made if there is none.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func makeJournal(of account: AccountID) throws -> JournalRow {
    // The account cannot be deleted meanwhile.
    let held = try transaction.run(
      "SELECT 1 FROM account WHERE id = $1 FOR KEY SHARE", .int(account))
    guard !held.isEmpty else { throw StoreError.noSuchAccount }
    if let known = try journal(of: account) { return known }
    try transaction.run(
      "INSERT INTO journal (account) VALUES ($1) ON CONFLICT DO NOTHING", .int(account))
    guard let made = try journal(of: account) else { throw StoreError.busy }
    return made
  }

  /// Stores the events whose IDs are new.
  ///
  /// - Returns: these events.
  /// - Throws: `StoreError.journalFull`.
  func store(_ events: [NewEvent], in journal: JournalRow, limit: Int) throws -> [NewEvent] {
    var ids: Set<EventID> = []
    let once = events.filter { ids.insert($0.event.id).inserted }
    let known = Set(
      try transaction.run(
        "SELECT id FROM event WHERE journal = $1 AND id = ANY ($2)", .int(journal.number),
        .ids(once.map(\.event.id))
      ).all.map { try $0.id(0) })
    let new = once.filter { !known.contains($0.event.id) }
    guard !new.isEmpty else { return [] }
    let last = journal.last + Int64(new.count)
    let bytes = journal.bytes + new.reduce(0) { $0 + StoredEvent.size(of: $1.text) }
    guard last <= limit, bytes <= StoredEvent.room(of: limit) else {
      throw StoreError.journalFull
    }
    try transaction.run([
      PostgresStatement(
        """
        INSERT INTO event (journal, sequence, id, text)
        SELECT $1, sequence, id, text FROM unnest($2, $3, $4) AS new (sequence, id, text)
        """, .int(journal.number), .ints(Array(journal.last + 1...last)),
        .ids(new.map(\.event.id)), .texts(new.map(\.text))),
      PostgresStatement(
        "UPDATE journal SET last = $2, bytes = $3 WHERE number = $1", .int(journal.number),
        .int(last), .int(bytes)),
    ])
    return new
  }

  /// Deletes the journal of an account, and removes it if it is short.
  func beginRemoval(of account: AccountID) throws {
    guard let journal = try journal(of: account) else { return }
    try transaction.run("UPDATE journal SET deleted = true WHERE number = $1", .int(journal.number))
    guard journal.last <= JournalRows.slice else { return }
    while try removeSlice(of: journal.number) {}
  }

  /// The number of events in deleted journals of an account.
  func eventsLeft(of account: AccountID) throws -> Int {
    try transaction.run(
      "SELECT coalesce(sum(last), 0)::int8 FROM journal WHERE account = $1 AND deleted",
      .int(account)
    ).first?.int(0) ?? 0
  }

  /// Removes some rows of a deleted journal, and the journal itself with the last of them. Events are removed last, so that their
  /// number shows how much is left.
  ///
  /// - Returns: whether there are more.
  func removeSlice(of journal: Int64) throws -> Bool {
    for table in ["answer", "checkpoint", "retraction", "written", "word"] {
      let rows = try transaction.run(
        """
        DELETE FROM \(table) WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM \(table) WHERE journal = $1 LIMIT \(JournalRows.slice)))
        """, .int(journal))
      if rows.changed > 0 { return true }
    }
    let left = try transaction.run([
      PostgresStatement(
        """
        DELETE FROM event WHERE journal = $1
          AND sequence > (SELECT last FROM journal WHERE number = $1) - \(JournalRows.slice)
        """, .int(journal)),
      PostgresStatement(
        """
        UPDATE journal SET last = greatest(0, last - \(JournalRows.slice)) WHERE number = $1
        RETURNING last
        """, .int(journal)),
    ])[1].first?.int(0)
    guard left ?? 0 == 0 else { return true }
    try transaction.run("DELETE FROM journal WHERE number = $1", .int(journal))
    return false
  }
}
