import Foundation
import GameEngine
import GRDB

/// A stored fold of the journal's beginning, so that not all events need to be read again.
///
/// It is only a cache. A checkpoint that is damaged, belongs to another version of the fold, or was overtaken
/// by an event that arrived later but happened earlier is ignored; the one before it is used, or none.
struct Checkpoint: Sendable {
  /// The fold of all events up to `last`.
  let fold: ProgressFold
  /// The last event that is in the fold, or nil for none.
  let last: Position?
  /// The arrival of the last event when the fold was made.
  let arrival: Int64
  /// The number of events that were read for it.
  let events: Int

  /// The position of an event in fold order.
  struct Position: Sendable {
    let instant: Int64
    let device: String
    let counter: Int
    let id: String

    var arguments: StatementArguments { [instant, device, counter, id] }

    init(row: Row) {
      instant = row["instant"]
      device = row["device"]
      counter = row["counter"]
      id = row["id"]
    }
  }

  /// The number of events after which a new checkpoint is worth storing.
  static let spacing = 128

  /// The fold of no events.
  static let none = Checkpoint(fold: ProgressFold(), last: nil, arrival: 0, events: 0)

  private init(fold: ProgressFold, last: Position?, arrival: Int64, events: Int) {
    self.fold = fold
    self.last = last
    self.arrival = arrival
    self.events = events
  }

  /// The fold of all events of the journal.
  init(_ fold: ProgressFold, events: Int, _ db: Database) throws {
    let last = try Row.fetchOne(
      db,
      sql: """
        SELECT instant, device, counter, id FROM event
        ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1
        """)
    let arrival = try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM event") ?? 0
    self.init(fold: fold, last: last.map(Position.init), arrival: arrival, events: events)
  }

  /// The latest checkpoint that is still valid.
  ///
  /// - Parameter instant: an upper limit for the instants of its events, in milliseconds since 1970.
  static func latest(before instant: Int64 = .max, _ db: Database) throws -> Checkpoint {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT arrival, events, instant, device, counter, id FROM checkpoint
        WHERE version = ? AND instant < ?
        ORDER BY events DESC, arrival DESC
        """, arguments: [ProgressFold.version, instant])
    while let row = try rows.next() {
      let arrival: Int64 = row[0]
      let last = Position(row: row)
      guard try !isOvertaken(last, since: arrival, db),
        let bytes = try Data.fetchOne(
          db, sql: "SELECT fold FROM checkpoint WHERE arrival = ?", arguments: [arrival]),
        let fold = ProgressFold(checkpoint: [UInt8](bytes))
      else { continue }
      return Checkpoint(fold: fold, last: last, arrival: arrival, events: row[1])
    }
    return none
  }

  /// Whether no event has arrived since it was made.
  func isLatest(_ db: Database) throws -> Bool {
    try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM event") ?? 0 == arrival
  }

  /// Whether it is still valid after the events that have arrived since.
  func holds(_ db: Database) throws -> Bool {
    guard let last else { return true }
    return try !Checkpoint.isOvertaken(last, since: arrival, db)
  }

  /// Whether an event that arrived after a checkpoint was made belongs into it: an event before its last
  /// one, or an undo or dispute of such an event.
  private static func isOvertaken(
    _ last: Position, since arrival: Int64, _ db: Database
  ) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (
          SELECT 1 FROM event WHERE arrival > ?
          AND (instant, device, counter, id) <= (?, ?, ?, ?)
        ) OR EXISTS (
          SELECT 1 FROM event AS later
          JOIN event AS target ON target.id = lower(\(BodyText.sql("target", of: "later.body")))
          WHERE later.arrival > ? AND later.kind IN ('undo', 'dispute')
          AND (target.instant, target.device, target.counter, target.id) <= (?, ?, ?, ?)
        )
        """,
      arguments: [arrival] + last.arguments + [arrival] + last.arguments) ?? true
  }

  /// Stores it, and deletes some of the older checkpoints. Does nothing if the journal cannot be written.
  ///
  /// - Parameter start: the latest checkpoint that was valid when the events after it were read. All later
  ///   ones are invalid and stay so.
  func keep(in database: DatabaseQueue, after start: Checkpoint) {
    guard let last, let bytes = try? fold.checkpoint() else { return }
    try? database.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try db.execute(
          sql: "DELETE FROM checkpoint WHERE events > ?", arguments: [start.events])
        try db.execute(
          sql: """
            INSERT OR REPLACE INTO checkpoint
            (arrival, version, events, instant, device, counter, id, fold)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [arrival, ProgressFold.version, events] + last.arguments
            + [Data(bytes)])
        try Checkpoint.thin(db)
        return .commit
      }
    }
  }

  /// Deletes checkpoints so that the distances to the newest double: one stays between `spacing` and twice
  /// as many events before the newest, one between that and four times as many, and so on. Of several in
  /// one span the oldest stays, which will be the first to reach the next span.
  private static func thin(_ db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT arrival, events, version FROM checkpoint ORDER BY events, arrival")
    guard let newest: Int = rows.last?[1] else { return }
    var spans: Set<Int> = []
    for row in rows {
      let distance = newest - (row[1] as Int)
      let isNewOrFar = distance == 0 || distance >= spacing
      let span = (distance / spacing).leadingZeroBitCount
      if row[2] == ProgressFold.version, isNewOrFar, spans.insert(span).inserted { continue }
      try db.execute(
        sql: "DELETE FROM checkpoint WHERE arrival = ?", arguments: [row[0] as Int64])
    }
  }
}
