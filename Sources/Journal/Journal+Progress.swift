package import GameEngine
import GRDB

extension Journal {
  /// Where the player stands: the fold of all events.
  ///
  /// - Throws: `JournalError`.
  package func progress() throws(JournalError) -> PlayerProgress {
    do {
      let (fold, start, reached) = try database.read { db in
        let start = try Checkpoint.latest(db)
        var fold = start.fold.knowing(
          retracted: try Journal.targets(of: "undo", since: start.arrival, db),
          disputed: try Journal.targets(of: "dispute", since: start.arrival, db))
        let read = try Journal.forEachEvent(db, after: start.last) { fold.apply($0) }
        return (fold, start, try Checkpoint(fold, events: start.events + read, db))
      }
      if reached.events - start.events >= Checkpoint.spacing {
        reached.keep(in: database, after: start)
      }
      return fold.progress
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Goes through all events from the first, with the fold of those before each.
  ///
  /// - Parameter visit: takes the fold of all events before one, and that event; what is taken back by a
  ///   later event is left out.
  /// - Throws: `JournalError`.
  package func retrace(
    _ visit: (ProgressFold, Event) -> Void
  ) throws(JournalError) {
    do {
      try database.read { db in
        var fold = ProgressFold(
          retracted: try Journal.targets(of: "undo", db),
          disputed: try Journal.targets(of: "dispute", db))
        try Journal.forEachEvent(db) { event in
          if !fold.isRetracted(event.id) { visit(fold, event) }
          fold.apply(event)
        }
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// The events that events of a kind are about.
  private static func targets(
    of kind: String, since arrival: Int64 = 0, _ db: Database
  ) throws -> Set<EventID> {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT kind, body FROM event WHERE kind = ? AND arrival > ?",
      arguments: [kind, arrival])
    var targets: Set<EventID> = []
    while let row = try rows.next() {
      switch try? BodyText.decoded(row[1], kind: row[0]) {
      case .undo(let target), .dispute(let target): targets.insert(target)
      default: break
      }
    }
    return targets
  }

  /// Visits the events behind a place, or all, in fold order. One that cannot be understood is passed
  /// over: it stays in the file for a version that can.
  ///
  /// - Returns: how many events there were.
  @discardableResult
  private static func forEachEvent(
    _ db: Database, after place: Checkpoint.Position? = nil, _ visit: (Event) -> Void
  ) throws -> Int {
    let condition = place == nil ? "" : "WHERE (instant, device, counter, id) > (?, ?, ?, ?)"
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(columns) FROM event \(condition) ORDER BY instant, device, counter, id
        """, arguments: place?.arguments ?? [])
    var count = 0
    while let row = try rows.next() {
      count += 1
      if let event = event(from: row) { visit(event) }
    }
    return count
  }
}
