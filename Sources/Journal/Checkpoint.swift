import Foundation
import GameEngine
import GRDB

/// A fold of the journal's beginning that was kept, so that not all events need to be read again.
///
/// It is a cache and nothing else: where one is torn, of another version of the fold, or was overtaken by
/// an event that came later but happened earlier, the one before it is taken, or none.
struct Checkpoint: Sendable {
  /// The fold of all events up to `last`.
  let fold: ProgressFold
  /// The last event that is in the fold, or nil for none.
  let last: Position?
  /// The last event that had arrived when the fold was made.
  let arrival: Int64
  /// How many events were read for it.
  let events: Int

  /// Where an event stands in the order of folding.
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

  /// So many events are folded again rather than kept a fold of.
  static let spacing = 128

  /// The fold of nothing.
  static let none = Checkpoint(fold: ProgressFold(), last: nil, arrival: 0, events: 0)

  private init(fold: ProgressFold, last: Position?, arrival: Int64, events: Int) {
    self.fold = fold
    self.last = last
    self.arrival = arrival
    self.events = events
  }

  /// The fold of all events that there are.
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

  /// The latest one that still holds.
  ///
  /// - Parameter instant: all of its events happened before this, in milliseconds since 1970.
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

  /// Whether nothing has arrived since it was made.
  func isLatest(_ db: Database) throws -> Bool {
    try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM event") ?? 0 == arrival
  }

  /// Whether what has arrived since it was made changes nothing in it.
  func holds(_ db: Database) throws -> Bool {
    guard let last else { return true }
    return try !Checkpoint.isOvertaken(last, since: arrival, db)
  }

  /// Whether something arrived after a checkpoint was made that changes what is in it: an event that
  /// stands before its last one, or takes back or disputes one that does.
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

  /// Keeps it, and of those before it fewer the further back they are. A journal that cannot be written
  /// goes without.
  ///
  /// - Parameter start: the latest one that held when the events behind it were read: all that are later
  ///   were of no use, and never will be.
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

  /// Lets checkpoints stand about twice as far back each: besides the newest, one between `spacing` and
  /// twice that many events before it, one between that and four times as many, and so on. Of several
  /// the oldest stays, which is the next to come into the span beyond.
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
