package import GameEngine
import SQLite

extension Journal {
  /// An event to be written.
  package struct Draft: Sendable {
    /// The ID, which no other event of the journal may have.
    package let id: EventID
    /// The kind and the fields of the event.
    package let body: EventBody

    /// An event to be written.
    package init(id: EventID, body: EventBody) {
      self.id = id
      self.body = body
    }
  }

  /// Events that were written together.
  package struct Written: Sendable {
    /// The events, in their order. The arrivals of the journal's rows follow one after the other.
    package let events: [Event]
    /// The arrival of the journal's last event before them; 0 if there was none.
    let before: Int64
  }

  /// How safe events must be when `append` returns.
  package enum Durability: Sendable {
    /// On disk; they survive a power cut.
    case full
    /// In the system's memory; they survive the end of this process, but perhaps not a power cut.
    case lazy
  }

  /// Writes events, all or none, and returns when they are on disk.
  ///
  /// - Parameters:
  ///   - drafts: the events, in this order. An event whose ID the journal contains is left out.
  ///   - moment: the time. The instant of the last event replaces it if that is less than two days ahead, because
  ///     the clock was set back or another device's clock is fast, so that a reply is folded after the event that
  ///     it refers to. Events that are further ahead were written by a wrong clock, of this device too.
  ///   - origin: the source of events that every device must write identically, such as a ranked round.
  ///     It replaces the device, and the instant does not change. Nil for events of this device.
  ///   - durability: `lazy` does not wait for the disk, but only if all events are of the kind `seen`.
  /// - Returns: the events that were written.
  /// - Throws: `JournalError`.
  @discardableResult
  package func append(
    _ drafts: [Draft], at moment: Moment, from origin: String? = nil,
    durability: Durability = .full
  ) throws(JournalError) -> Written {
    let isLazy = durability == .lazy && drafts.allSatisfy { $0.body.kind == "seen" }
    do {
      let bodies = try drafts.map { try BodyText.encoded($0.body) }
      return try database.use { db in
        func append() throws -> Written {
          try db.transaction(.immediate) {
            let before = try EventRow.lastArrival(db)
            var stamp = try EventStamp(self, at: moment, from: origin, db)
            let events = try zip(drafts, bodies).compactMap { draft, text in
              try stamp.write(draft.id, draft.body, text, to: self, db)
            }
            return Written(events: events, before: before)
          }
        }
        return isLazy ? try Journal.withoutWaiting(db, append) : try append()
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Executes a transaction without waiting until it is on disk.
  private static func withoutWaiting<Value>(
    _ db: Connection, _ body: () throws -> Value
  ) throws -> Value {
    try db.execute("PRAGMA synchronous = NORMAL")
    let result = Result { try body() }
    try db.execute("PRAGMA synchronous = FULL")
    return try result.get()
  }

  /// Writes an event. All events are written by this function, in an immediate transaction.
  ///
  /// - Returns: false if the journal contains an event with this ID already.
  func insert(_ event: Event, body: String, _ db: Connection) throws -> Bool {
    if let obstacle { throw obstacle }
    try db.run(
      EventRow.insertion,
      [
        .text(event.id.description), .text(event.device), .integer(event.counter),
        .integer(event.instant), .text(event.localDate.description), .integer(event.offset),
        .text(event.body.kind), .text(body),
      ])
    return db.changes > 0
  }

  /// The number of all events, including those that this version cannot read.
  ///
  /// - Throws: `JournalError`.
  package func count() throws(JournalError) -> Int {
    do {
      return try database.read { db in
        try db.first("SELECT count(*) FROM event") { $0.int(0) } ?? 0
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
