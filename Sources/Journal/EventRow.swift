import GameEngine
import SQLite

/// Events as rows of the table `event`.
enum EventRow {
  /// The columns that `event(from:)` reads, in their order.
  static let columns = "id, device, counter, instant, localDate, offset, kind, body"

  /// The statement by which `Journal.insert` writes an event.
  static let insertion = """
    INSERT OR IGNORE INTO event (\(columns), arrival)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT ifnull(max(arrival), 0) + 1 FROM event))
    """

  /// Whether the journal contains an event with this ID.
  static func exists(_ id: EventID, _ db: Connection) throws -> Bool {
    try db.first("SELECT 1 FROM event WHERE id = ?", [.text(id.description)]) { _ in true } ?? false
  }

  /// The arrival of the latest event; 0 if there is none.
  static func lastArrival(_ db: Connection) throws -> Int64 {
    try db.first("SELECT max(arrival) FROM event") { $0.int64(0) } ?? 0
  }

  /// The event of a row; nil if this version cannot read it, or if its numbers are out of their ranges.
  static func event(from row: borrowing Row) -> Event? {
    guard let body = try? BodyText.decoded(row.text(7), kind: row.text(6)),
      let event = EventRow.event(from: row, body: body), event.isInRange
    else { return nil }
    return event
  }

  /// The event of a row, with a body that was read before; nil if the row is malformed.
  static func event(from row: borrowing Row, body: EventBody) -> Event? {
    guard let id = EventID(row.text(0)), let date = CalendarDate(row.text(4)) else { return nil }
    return Event(
      id: id, device: row.text(1), counter: row.int(2), instant: row.int64(3), localDate: date,
      offset: row.int(5), body: body)
  }
}
