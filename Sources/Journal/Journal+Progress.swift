package import GameEngine
import SQLite

extension Journal {
  /// The player's progress: the fold of all events.
  ///
  /// - Throws: `JournalError`.
  package func progress() throws(JournalError) -> PlayerProgress { try reading().progress }

  /// The player's progress now, with the position up to which events were read. Stores a checkpoint
  /// if many events were read.
  ///
  /// - Parameter earlier: an earlier reading; then only the events that have arrived since are read, also those
  ///   of other processes.
  /// - Throws: `JournalError`.
  package func reading(
    after earlier: ProgressReading? = nil
  ) throws(JournalError) -> ProgressReading {
    do {
      let (start, kept, reached) = try database.read { db in
        if let earlier, try EventRow.lastArrival(db) == earlier.checkpoint.arrival {
          return (earlier.checkpoint, earlier.kept, earlier.checkpoint)
        }
        let reader = FoldReader(db: db, leftOut: leftOut)
        let model = try reader.model()
        var (start, kept) = (Checkpoint.none, 0)
        if let earlier, earlier.progress.model == model, try earlier.checkpoint.holds(db) {
          (start, kept) = (earlier.checkpoint, earlier.kept)
        } else {
          start = try Checkpoint.latest(
            version: leftOut.version(of: ProgressFold.version, model: model), db)
          kept = start.events
        }
        var fold = try reader.fold(from: start, model)
        // An import brings many at once.
        if earlier != nil { fold.reserve(items: try reader.difficulties(since: start.arrival)) }
        let read = try reader.forEachEvent(after: start.last) { fold.apply($0) }
        return (start, kept, try Checkpoint(fold, events: start.events + read, db))
      }
      return reading(reached, after: start, kept: kept)
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// The progress with events that were just written, which are folded without being read.
  ///
  /// - Parameter earlier: the reading before them.
  /// - Returns: nil if the events must be read: others have arrived before them, or the fold cannot simply continue with
  ///   them.
  package func reading(
    after earlier: ProgressReading, adding written: Written
  ) -> ProgressReading? {
    let start = earlier.checkpoint
    guard written.before == start.arrival else { return nil }
    var (fold, last) = (start.fold, start.last)
    let guarded = FoldGuard(leftOut)
    for event in written.events {
      guard last?.certainlyPrecedes(event) ?? true, event.isAsWritten else { return nil }
      switch event.body {
      // They change what the events in the fold mean.
      case .undo, .dispute: return nil
      case .setting(let entry) where entry.key == FSRS.setting: return nil
      default: if guarded.admits(event.id) { fold.apply(event) }
      }
      last = Checkpoint.Position(event)
    }
    let count = written.events.count
    let reached = Checkpoint(
      fold: fold, last: last, arrival: start.arrival + Int64(count), events: start.events + count)
    return reading(reached, after: start, kept: earlier.kept)
  }

  /// Stores a checkpoint if many events were folded since the last one.
  private func reading(
    _ reached: Checkpoint, after start: Checkpoint, kept: Int
  ) -> ProgressReading {
    guard reached.events - kept >= Checkpoint.spacing else {
      return ProgressReading(checkpoint: reached, kept: kept)
    }
    let version = leftOut.version(
      of: ProgressFold.version, model: reached.fold.progress.model)
    lack.allow { try reached.keep(in: database, after: start, version: version) }
    return ProgressReading(checkpoint: reached, kept: reached.events)
  }

  /// Visits the events from an instant on, each with the fold of all events before it. It ends with an error
  /// if the task is cancelled.
  ///
  /// - Parameters:
  ///   - instant: in milliseconds since 1970; nil for the first event.
  ///   - visit: receives the fold of all events before an event, and that event. Events that a later event
  ///     takes back are left out.
  /// - Returns: the fold of all events.
  /// - Throws: `JournalError`.
  @discardableResult
  package func retrace(
    from instant: Int64? = nil, _ visit: (ProgressFold, Event) -> Void
  ) throws(JournalError) -> PlayerProgress {
    do {
      return try database.read { db in
        let reader = FoldReader(db: db, leftOut: leftOut)
        let model = try reader.model()
        let version = leftOut.version(of: ProgressFold.version, model: model)
        let start =
          try instant.map { try Checkpoint.latest(before: $0, version: version, db) } ?? .none
        var fold = try reader.fold(from: start, model)
        try reader.forEachEvent(after: start.last) { event in
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
}

extension Event {
  /// Whether reading it gives the same event, and not none.
  fileprivate var isAsWritten: Bool {
    isInRange && body.isPlausible && CalendarDate(localDate.description) == localDate
  }
}
