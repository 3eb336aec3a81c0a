import GameEngine
import SQLite

/// Tables in the journal's file that are a cache of a fold, for those who need a few of many things. They are made when
/// they are first needed, and brought up to date by each reader.
struct FoldedTables<Fold: TableFold> {
  let db: Connection
  let leftOut: LeftOutEvents

  /// The number of other events after which the position of the tables is stored again.
  private static var patience: Int64 { 512 }
  /// The number of subjects that are folded at a time.
  private static var batch: Int { 2000 }

  private static var kindList: String {
    "(\(Fold.kinds.map { "'\($0)'" }.joined(separator: ", ")))"
  }
  private static var kindsAndUndo: String {
    "(\((Fold.kinds + ["undo"]).map { "'\($0)'" }.joined(separator: ", ")))"
  }
  private static var kinds: String { "WHERE kind IN \(kindList)" }
  static var entity: String {
    "coalesce(\(Fold.keys.map { "json_extract(body, '$.\($0)')" }.joined(separator: ", ")))"
  }

  /// Reads one state of the tables, after the events that have arrived are folded. If the file cannot be
  /// written, this is done in a copy in memory.
  static func read<Value: Sendable>(
    _ journal: Journal, _ body: (Connection) throws -> Value
  ) throws(JournalError) -> Value {
    do {
      return try journal.database.use { db in
        do {
          try bringUpToDate(journal, db)
        } catch {
          guard journal.lack.note(error) else { throw error }
          let copy = try Connection(copying: db)
          try bringUpToDate(journal, copy)
          return try body(copy)
        }
        return try db.transaction(.deferred) { try body(db) }
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// Brings the tables up to date with the events.
  static func bringUpToDate(_ journal: Journal, _ db: Connection) throws {
    let tables = FoldedTables(db: db, leftOut: journal.leftOut)
    guard try !tables.isUpToDate() else { return }
    try db.transaction(.immediate) { try tables.bringUpToDate() }
  }

  /// Brings the tables up to date, in an immediate transaction.
  func bringUpToDate() throws {
    guard try !isUpToDate() else { return }
    try take(since: begun())
    try noteUpToDate()
  }

  /// Notes that the tables know all events.
  func noteUpToDate() throws {
    try db.run(
      "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)",
      [.text(Fold.name), .text("\(version) \(EventRow.lastArrival(db))")])
  }

  private func isUpToDate() throws -> Bool {
    guard let known = try arrival() else { return false }
    let last = try EventRow.lastArrival(db)
    guard last - known <= FoldedTables.patience else { return false }
    // The plus keeps SQLite from the index by kind, in which it would visit the events of all things.
    return try last == known
      || db.first(
        "SELECT 1 FROM event WHERE arrival > ? AND +kind IN \(FoldedTables.kindsAndUndo) LIMIT 1",
        [.integer(known)]
      ) { _ in true } != true
  }

  // MARK: - The state

  private var version: Int { leftOut.version(of: Fold.version) }

  /// The last event that the tables know; nil if there are none, or of another version.
  private func arrival() throws -> Int64? {
    let state = try FoldedTables.state(db)
    return state?.version == version ? state?.arrival : nil
  }

  /// The version of the tables and the last event that they know; nil if there are none.
  static func state(_ db: Connection) throws -> (version: Int, arrival: Int64)? {
    let text = try db.first("SELECT value FROM meta WHERE key = ?", [.text(Fold.name)]) {
      $0.text(0)
    }
    let parts = text?.split(separator: " ") ?? []
    guard parts.count == 2, let version = Int(parts[0]), let arrival = Int64(parts[1]) else {
      return nil
    }
    return (version, arrival)
  }

  /// The last event that the tables know. Makes them if there are none.
  private func begun() throws -> Int64 {
    if let arrival = try arrival() { return arrival }
    let index = "eventOf_\(Fold.name)"
    for (name, sql) in Fold.tables { try db.execute("DROP TABLE IF EXISTS \(name); \(sql)") }
    try db.execute(
      """
      DROP INDEX IF EXISTS \(index);
      CREATE INDEX \(index) ON event (\(FoldedTables.entity), instant) \(FoldedTables.kinds);
      """)
    return 0
  }

  // MARK: - Folding

  /// Folds the events that have arrived. An event that belongs before the last one of its thing, or an undo, makes it
  /// necessary to fold all events of the thing again.
  private func take(since arrival: Int64) throws {
    let retracted = try self.retracted()
    var fold = Fold(retracted: retracted)
    var stale: Set<String> = []
    let events = FoldGuard(leftOut)
    try db.forEach(
      """
      SELECT \(EventRow.columns) FROM event
      WHERE arrival > ? AND +kind IN \(FoldedTables.kindsAndUndo) ORDER BY arrival
      """, [.integer(arrival)]
    ) { row in
      guard let event = events.event(from: row) else { return }
      if case .undo(let target) = event.body {
        stale.formUnion(try entities(of: target))
      } else if let entity = try fold.take(event, db) {
        stale.insert(entity)
      }
      if fold.count >= FoldedTables.batch {
        try fold.write(db)
        fold = Fold(retracted: retracted)
      }
    }
    try fold.write(db)
    for entity in stale { try foldAgain(entity, retracted) }
  }

  /// Folds all events of a thing again.
  func foldAgain(_ entity: String) throws { try foldAgain(entity, retracted()) }

  private func foldAgain(_ entity: String, _ retracted: Set<EventID>) throws {
    var fold = Fold(retracted: retracted)
    let events = FoldGuard(leftOut)
    try db.forEach(
      """
      SELECT \(EventRow.columns) FROM event \(FoldedTables.kinds) AND \(FoldedTables.entity) = ?
      ORDER BY instant, device, counter, id
      """, [.text(entity)]
    ) { row in
      if let event = events.event(from: row) { fold.apply(event) }
    }
    for (name, _) in Fold.tables {
      try db.run("DELETE FROM \(name) WHERE id = ?", [.text(entity)])
    }
    try fold.write(db)
  }

  /// The targets of all undos.
  private func retracted() throws -> Set<EventID> {
    var targets: Set<EventID> = []
    try db.forEach("SELECT \(BodyText.sql("target")) FROM event WHERE kind = 'undo'") { row in
      if let target = EventID(row.text(0)) { targets.insert(target) }
    }
    return targets
  }

  /// The things that an undo of an event or of a change concerns.
  func entities(of target: EventID) throws -> [String] {
    let found = try db.first(
      """
      SELECT kind, CASE WHEN kind IN \(FoldedTables.kindList) THEN \(FoldedTables.entity) END
      FROM event WHERE id = ?
      """, [.text(target.description)]
    ) { row in (kind: row.text(0), entity: row.text(1)) }
    if let found { return found.entity.isEmpty ? [] : [found.entity] }
    var entities: [String] = []
    try db.forEach(
      """
      SELECT DISTINCT \(FoldedTables.entity) FROM event
      \(FoldedTables.kinds) AND json_extract(body, '$.change') = ?
      """, [.text(target.description)]
    ) { entities.append($0.text(0)) }
    return entities
  }
}
