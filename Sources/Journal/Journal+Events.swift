package import GameEngine
import GRDB

extension Journal {
  /// An event to be written.
  package struct Draft: Sendable {
    /// Its id.
    package let id: EventID
    /// What it says.
    package let body: EventBody

    /// An event to be written.
    package init(id: EventID, body: EventBody) {
      self.id = id
      self.body = body
    }
  }

  /// Writes events, all or none, and returns when they are on the disk.
  ///
  /// - Parameters:
  ///   - drafts: what to write, in this order. One whose id is there already is left out.
  ///   - moment: when it happens. Where the clock has been set back, or another device's runs ahead
  ///     by less than two days, the instant of the last event stands instead, so that what answers
  ///     an event is folded after it.
  ///   - origin: what the events follow from, where every device that writes them must write them
  ///     alike, such as a ranked round; it stands in the place of the device, and the instant is
  ///     taken as it is. Nil for what happens here.
  /// - Returns: the events that were written.
  /// - Throws: `JournalError`.
  @discardableResult
  package func append(
    _ drafts: [Draft], at moment: Moment, from origin: String? = nil
  ) throws(JournalError) -> [Event] {
    let device = origin ?? device
    do {
      let rows = try drafts.map { (draft: $0, body: try BodyText.encoded($0.body)) }
      var written: [Event] = []
      try database.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          var counter = try Journal.lastCounter(of: device, db)
          let instant =
            origin == nil ? try notBeforeLast(moment.instant, db) : moment.instant
          for (draft, body) in rows {
            let event = Event(
              id: draft.id, device: device, counter: counter + 1, instant: instant,
              localDate: moment.localDate,
              offset: min(
                max(moment.offset, Event.offsets.lowerBound),
                Event.offsets.upperBound), body: draft.body)
            if try Journal.insert(event, body: body, into: db) {
              counter += 1
              written.append(event)
            }
          }
          return .commit
        }
      }
      return written
    } catch {
      throw JournalError(error, path: path)
    }
  }

  private static func lastCounter(of device: String, _ db: Database) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT counter FROM event WHERE device = ? ORDER BY counter DESC LIMIT 1",
      arguments: [device]) ?? 0
  }

  private func notBeforeLast(_ instant: Int64, _ db: Database) throws -> Int64 {
    let own =
      try Int64.fetchOne(
        db, sql: "SELECT instant FROM event WHERE device = ? ORDER BY counter DESC LIMIT 1",
        arguments: [device]) ?? 0
    let all =
      try Int64.fetchOne(
        db, sql: "SELECT max(instant) FROM event WHERE instant < ?",
        arguments: [instant &+ 2 * 86_400_000]) ?? 0
    return max(instant, own, all)
  }

  /// How many events there are.
  ///
  /// - Throws: `JournalError`.
  package func count() throws(JournalError) -> Int {
    do {
      return try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM event") ?? 0 }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  static let columns = "id, device, counter, instant, localDate, offset, kind, body"

  /// - Returns: false where an event of this id is there already.
  static func insert(_ event: Event, body: String, into db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO event (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    try statement.execute(arguments: [
      event.id.description, event.device, event.counter, event.instant,
      event.localDate.description, event.offset, event.body.kind, body,
    ])
    return db.changesCount > 0
  }

  /// - Returns: nil where the event cannot be understood.
  static func event(from row: Row) -> Event? {
    (try? BodyText.decoded(row[7], kind: row[6])).flatMap { event(from: row, body: $0) }
  }

  static func event(from row: Row, body: EventBody) -> Event? {
    guard let id = EventID(row[0] as String), let date = CalendarDate(row[4] as String)
    else { return nil }
    return Event(
      id: id, device: row[1], counter: row[2], instant: row[3], localDate: date, offset: row[5],
      body: body)
  }
}
