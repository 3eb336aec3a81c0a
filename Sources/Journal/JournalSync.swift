import FoundationEssentials
package import GameEngine
import SQLite

/// The synchronization of a journal with a server, and the record of the events that the server
/// has.
///
/// The journal remembers how far it has read the server's events (the cursor), and which of its own events
/// were among them. Only these count as known to the server, not events that were sent: as long as the server
/// knows the cursor, it has everything that was read up to it, even if it was restored from an older copy.
package struct JournalSync: Sendable {
  /// Events to be sent, in the order of their arrival in the journal.
  package struct Batch: Hashable, Sendable {
    /// The events, at most as many bytes as one request may contain.
    package let events: [EventLine]
    /// The arrival of the last of them.
    package let end: Int64
  }

  /// The size of a batch, in bytes: below the 1 MiB that a request may have, with room for its other fields.
  private static let largestBatch = 900 * 1024

  private let journal: Journal
  private let peer: SyncPeer
  private let longest: Int

  /// The synchronization of a journal with an account on a server.
  ///
  /// - Parameter longest: the number of events after which reading ends, so that a server cannot keep it going.
  package init(_ journal: Journal, with peer: SyncPeer, longest: Int = 1_000_000) {
    self.journal = journal
    self.peer = peer
    self.longest = longest
  }

  /// Brings this journal and the server's to their union. After an interruption, the next run continues from
  /// there; a second run changes nothing.
  ///
  /// It reads, sends the events that the server lacks, and reads these again, since only events that were read
  /// count as known to the server.
  ///
  /// - Throws: `JournalError`, `SyncError`, or an error of the remote.
  package func run(through remote: some SyncRemote) async throws -> SyncReport {
    var report = SyncReport()
    for _ in 1...2 {
      if try await exchange(through: remote, &report) { return report }
      // The server lost its journal or was restored from an older one.
      try forget()
    }
    throw SyncError.inconsistent
  }

  /// Reads the server's events, sends the missing ones, and reads those.
  ///
  /// - Returns: false if the server does not know the cursor.
  private func exchange(
    through remote: some SyncRemote, _ report: inout SyncReport
  ) async throws -> Bool {
    // A server returns each event once.
    var seen: Set<EventID> = []
    guard try await receive(through: remote, &seen, &report) else { return false }
    var batch = try unsent()
    guard !batch.events.isEmpty else { return true }
    while !batch.events.isEmpty {
      report.sent += try await remote.send(batch.events)
      batch = try unsent(after: batch.end)
    }
    return try await receive(through: remote, &seen, &report)
  }

  /// Reads pages up to the end. Each must contain only events that no page before it contained, which ends a circle.
  private func receive(
    through remote: some SyncRemote, _ seen: inout Set<EventID>, _ report: inout SyncReport
  ) async throws -> Bool {
    var cursor = try cursor()
    while true {
      guard let page = try await remote.page(after: cursor) else { return false }
      if page.events.isEmpty { return true }
      guard let next = page.cursor, next != cursor else { throw SyncError.inconsistent }
      for line in page.events where !seen.insert(line.event.id).inserted {
        throw SyncError.inconsistent
      }
      let arrivals = try add(page.events, cursor: next)
      report.received += arrivals.accepted
      report.refused += arrivals.refused
      report.unread += arrivals.unread
      guard seen.count <= longest else { throw SyncError.tooLong }
      cursor = next
    }
  }

  // MARK: - The record

  /// The next events that the server is not known to have.
  ///
  /// - Parameters:
  ///   - end: the end of the batch before; nil for the first.
  ///   - limit: the maximum number of events; fewer if they would be larger than 900 KiB. Events that no
  ///     server accepts are left out: events that this version cannot read, and lines longer than
  ///     `EventLine.longest` or with texts longer than `Event.overlength` allows. So are settings that are not synced.
  /// - Throws: `JournalError`.
  package func unsent(
    after end: Int64? = nil, limit: Int = 500
  ) throws(JournalError) -> Batch {
    do {
      return try journal.database.read { db in
        let encoder = JSONEncoder()
        let state = try PeerState.fetch(peer, db)
        var (events, last, size) = ([EventLine](), end ?? state?.known ?? 0, 0)
        try db.scan(
          """
          SELECT \(EventRow.columns), arrival FROM event WHERE arrival > ? AND NOT EXISTS (
            SELECT 1 FROM received WHERE peer = ? AND received.arrival = event.arrival)
          ORDER BY arrival
          """, [.integer(last), .integer(state?.id ?? 0)]
        ) { row in
          guard events.count < limit else { return false }
          if let event = EventRow.event(from: row), ArrivalGate(journal).isSynced(event) {
            let line = EventLine(event: event, body: try BodyText.value(row.text(7)))
            let bytes = try encoder.encode(line).count
            if bytes <= EventLine.longest, event.overlength == nil {
              size += bytes
              if size > JournalSync.largestBatch { return false }
              events.append(line)
            }
          }
          last = row.int64(8)
          return true
        }
        return Batch(events: events, end: last)
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// Adds events that were read from the server, and records the new cursor: all or nothing.
  ///
  /// - Parameters:
  ///   - lines: the events that follow those that were read before, in the server's order.
  ///   - cursor: the server's name for the place after them.
  /// - Returns: the number of events that were new.
  /// - Throws: `JournalError`.
  @discardableResult
  package func accept(_ lines: [EventLine], cursor: String?) throws(JournalError) -> Int {
    try add(lines, cursor: cursor).accepted
  }

  private func add(_ lines: [EventLine], cursor: String?) throws(JournalError) -> Arrivals {
    do {
      let rows = try lines.map { (event: $0.event, body: try BodyText.encoded($0.body)) }
      return try journal.database.write { db in
        var state = try PeerState.made(peer, db)
        let arrivals = try ArrivalGate(journal).add(rows, db)
        for (event, _) in rows { try state.note(event.id, db) }
        try state.settle(cursor: cursor, db)
        return arrivals
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// The cursor up to which the server's events were read; nil if none were.
  ///
  /// - Throws: `JournalError`.
  package func cursor() throws(JournalError) -> String? {
    do {
      return try journal.database.read { try PeerState.fetch(peer, $0)?.cursor }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// Forgets the server, so that everything is read and sent again. No event is lost.
  ///
  /// - Throws: `JournalError`.
  package func forget() throws(JournalError) {
    do {
      try journal.database.write { db in try PeerState.fetch(peer, db)?.remove(db) }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }
}
