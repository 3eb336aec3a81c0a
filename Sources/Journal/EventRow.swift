import GameEngine
import GRDB

/// Events as rows of the table `event`.
enum EventRow {
  /// The columns that `event(from:)` reads, in their order.
  static let columns = "id, device, counter, instant, localDate, offset, kind, body"

  /// Writes an event.
  ///
  /// - Returns: false if the journal contains an event with this ID already.
  static func insert(_ event: Event, body: String, into db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO event (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    try statement.execute(arguments: [
      event.id.description, event.device, event.counter, event.instant,
      event.localDate.description, event.offset, event.body.kind, body,
    ])
    return db.changesCount > 0
  }

  /// The event of a row; nil if this version cannot read it.
  static func event(from row: Row) -> Event? {
    (try? BodyText.decoded(row[7], kind: row[6])).flatMap { event(from: row, body: $0) }
  }

  /// The event of a row, with a body that was read before; nil if the row is malformed.
  static func event(from row: Row, body: EventBody) -> Event? {
    guard let id = EventID(row[0] as String), let date = CalendarDate(row[4] as String)
    else { return nil }
    return Event(
      id: id, device: row[1], counter: row[2], instant: row[3], localDate: date, offset: row[5],
      body: body)
  }
}
