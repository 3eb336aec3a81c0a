import GameEngine
import SQLite

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

    /// The columns that `init(_:from:)` reads, in their order.
    static let columns = "instant, device, counter, id"

    /// The position of an event.
    init(_ event: Event) {
      (instant, device) = (event.instant, event.device)
      (counter, id) = (event.counter, event.id.description)
    }

    /// Whether an event follows for certain. For an event of another device at the same instant, only SQLite knows.
    func certainlyPrecedes(_ event: Event) -> Bool {
      instant < event.instant
        || instant == event.instant && device == event.device && counter < event.counter
    }

    /// The values of the columns.
    var arguments: [SQLiteValue] {
      [.integer(instant), .text(device), .integer(counter), .text(id)]
    }

    /// The position in the columns of a row that begin with a given one.
    init(_ row: borrowing Row, from first: Int32 = 0) {
      instant = row.int64(first)
      device = row.text(first + 1)
      counter = row.int(first + 2)
      id = row.text(first + 3)
    }
  }

  /// The number of events after which a new checkpoint is worth storing.
  static let spacing = 128

  /// The fold of no events.
  static let none = Checkpoint(fold: ProgressFold(), last: nil, arrival: 0, events: 0)

  /// The latest checkpoint that is still valid.
  ///
  /// - Parameters:
  ///   - instant: an upper limit for the instants of its events, in milliseconds since 1970.
  ///   - version: the version of the fold; see `LeftOutEvents.version`.
  static func latest(
    before instant: Int64 = .max, version: Int, _ db: Connection
  ) throws -> Checkpoint {
    let latest = try db.first(
      """
      SELECT arrival, events, \(Position.columns) FROM checkpoint
      WHERE version = ? AND instant < ?
      ORDER BY events DESC, arrival DESC
      """, [.integer(version), .integer(instant)]
    ) { row -> Checkpoint? in
      let arrival = row.int64(0)
      let last = Position(row, from: 2)
      guard try !isOvertaken(last, since: arrival, db),
        let bytes = try db.first(
          "SELECT fold FROM checkpoint WHERE arrival = ?", [.integer(arrival)], { $0.blob(0) }),
        let fold = ProgressFold(checkpoint: bytes)
      else { return nil }
      return Checkpoint(fold: fold, last: last, arrival: arrival, events: row.int(1))
    }
    return latest ?? none
  }

  /// Whether it is still valid after the events that have arrived since.
  func holds(_ db: Connection) throws -> Bool {
    guard let last else { return true }
    return try !Checkpoint.isOvertaken(last, since: arrival, db)
  }

  /// Whether an event that arrived after a checkpoint was made belongs into it: an event before its last
  /// one, or an undo or dispute of such an event.
  private static func isOvertaken(
    _ last: Position, since arrival: Int64, _ db: Connection
  ) throws -> Bool {
    let arguments = [.integer(arrival)] + last.arguments
    return try db.first(
      """
      SELECT EXISTS (
        SELECT 1 FROM event WHERE arrival > ? AND kind NOT IN \(FoldReader.foldedElsewhereList)
        AND (instant, device, counter, id) <= (?, ?, ?, ?)
      ) OR EXISTS (
        SELECT 1 FROM event AS later
        JOIN event AS target ON target.id = lower(\(BodyText.sql("target", of: "later.body")))
        WHERE later.arrival > ? AND later.kind IN ('undo', 'dispute')
        AND (target.instant, target.device, target.counter, target.id) <= (?, ?, ?, ?)
      )
      """, arguments + arguments
    ) { $0.int(0) != 0 } ?? true
  }

  /// Stores the checkpoint, and deletes some of the older ones.
  ///
  /// - Parameters:
  ///   - start: the latest checkpoint that was valid when the events after it were read. All later
  ///     ones are invalid and stay so.
  ///   - version: the version of the fold.
  /// - Throws: an error of SQLite.
  func keep(in database: Database, after start: Checkpoint, version: Int) throws {
    guard let last, let bytes = try? fold.checkpoint() else { return }
    try database.write { db in
      try db.run("DELETE FROM checkpoint WHERE events > ?", [.integer(start.events)])
      try db.run(
        """
        INSERT OR REPLACE INTO checkpoint
        (arrival, version, events, \(Position.columns), fold) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [.integer(arrival), .integer(version), .integer(events)] + last.arguments
          + [.blob(bytes)])
      try Checkpoint.thin(version: version, db)
    }
  }

  /// Deletes checkpoints so that the distances to the newest double: one stays between `spacing` and twice
  /// as many events before the newest, one between that and four times as many, and so on. Of several in
  /// one span the oldest stays, which will be the first to reach the next span.
  private static func thin(version: Int, _ db: Connection) throws {
    var rows: [(arrival: Int64, events: Int, version: Int)] = []
    try db.forEach("SELECT arrival, events, version FROM checkpoint ORDER BY events, arrival") {
      rows.append(($0.int64(0), $0.int(1), $0.int(2)))
    }
    guard let newest = rows.last?.events else { return }
    var spans: Set<Int> = []
    for row in rows {
      let distance = newest - row.events
      let isNewOrFar = distance == 0 || distance >= spacing
      let span = (distance / spacing).leadingZeroBitCount
      if row.version == version, isNewOrFar, spans.insert(span).inserted { continue }
      try db.run("DELETE FROM checkpoint WHERE arrival = ?", [.integer(row.arrival)])
    }
  }
}

extension Checkpoint {
  /// The fold of all events of the journal.
  init(_ fold: ProgressFold, events: Int, _ db: Connection) throws {
    let last = try db.first(
      """
      SELECT \(Position.columns) FROM event
      ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1
      """
    ) { Position($0) }
    self.init(fold: fold, last: last, arrival: try EventRow.lastArrival(db), events: events)
  }
}
