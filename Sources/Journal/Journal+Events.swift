package import GameEngine
import GRDB

extension Journal {
  /// An event to be written.
  package struct Draft: Sendable {
    /// Its ID.
    package let id: EventID
    /// Its kind and fields.
    package let body: EventBody

    /// An event to be written.
    package init(id: EventID, body: EventBody) {
      self.id = id
      self.body = body
    }
  }

  /// Writes events, all or none, and returns when they are on disk.
  ///
  /// - Parameters:
  ///   - drafts: the events, in this order. An event whose ID the journal contains is left out.
  ///   - moment: the time. If the clock was set back, or another device's clock is less than two days
  ///     ahead, the instant of the last event replaces it, so that a reply is folded after the event
  ///     that it refers to.
  ///   - origin: the source of events that every device must write identically, such as a ranked round.
  ///     It replaces the device, and the instant does not change. Nil for events of this device.
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
            if try EventRow.insert(event, body: body, into: db) {
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

  /// The number of events.
  ///
  /// - Throws: `JournalError`.
  package func count() throws(JournalError) -> Int {
    do {
      return try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM event") ?? 0 }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
