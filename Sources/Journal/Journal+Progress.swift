package import GameEngine
import GRDB

extension Journal {
  /// Where the player stands: the fold of all events.
  ///
  /// - Throws: `JournalError`.
  package func progress() throws(JournalError) -> PlayerProgress { try reading().progress }

  /// Where the player stands now, from an earlier reading where there is one: then only the events that have
  /// arrived since are read, whoever wrote them.
  ///
  /// - Throws: `JournalError`.
  package func reading(
    after earlier: ProgressReading? = nil
  ) throws(JournalError) -> ProgressReading {
    do {
      let (start, kept, reached) = try database.read { db in
        var (start, kept) = (Checkpoint.none, 0)
        if let earlier, try earlier.checkpoint.holds(db) {
          (start, kept) = (earlier.checkpoint, earlier.kept)
          if try start.isLatest(db) { return (start, kept, start) }
        } else {
          start = try Checkpoint.latest(db)
          kept = start.events
        }
        var fold = try Journal.fold(from: start, db)
        let read = try Journal.forEachEvent(db, after: start.last) { fold.apply($0) }
        return (start, kept, try Checkpoint(fold, events: start.events + read, db))
      }
      guard reached.events - kept >= Checkpoint.spacing else {
        return ProgressReading(checkpoint: reached, kept: kept)
      }
      reached.keep(in: database, after: start)
      return ProgressReading(checkpoint: reached, kept: reached.events)
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Goes through the events from an instant on, with the fold of all that stand before each. Where the
  /// task is cancelled it ends with an error.
  ///
  /// - Parameters:
  ///   - instant: in milliseconds since 1970; nil for the first event.
  ///   - visit: takes the fold of all events before one, and that event; what is taken back by a later
  ///     event is left out.
  /// - Returns: the fold of all events.
  /// - Throws: `JournalError`.
  @discardableResult
  package func retrace(
    from instant: Int64? = nil, _ visit: (ProgressFold, Event) -> Void
  ) throws(JournalError) -> PlayerProgress {
    do {
      return try database.read { db in
        let start = try instant.map { try Checkpoint.latest(before: $0, db) } ?? .none
        var fold = try Journal.fold(from: start, db)
        try Journal.forEachEvent(db, after: start.last) { event in
          try Task.checkCancellation()
          if event.instant >= instant ?? .min, !fold.isRetracted(event.id) { visit(fold, event) }
          fold.apply(event)
        }
        return fold.progress
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// The fold of a checkpoint, told of all that is taken back or disputed behind it.
  private static func fold(from start: Checkpoint, _ db: Database) throws -> ProgressFold {
    start.fold.knowing(
      retracted: try targets(of: "undo", since: start.arrival, db),
      disputed: try targets(of: "dispute", since: start.arrival, db))
  }

  /// The events that events of a kind are about.
  private static func targets(
    of kind: String, since arrival: Int64, _ db: Database
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
    _ db: Database, after place: Checkpoint.Position? = nil, _ visit: (Event) throws -> Void
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
      if let event = event(from: row) { try visit(event) }
    }
    return count
  }
}
