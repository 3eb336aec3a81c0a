import Foundation
package import GameEngine
import GRDB

/// What the journal remembers of a server: how far its events were read (the cursor), and which events
/// of this journal were among them. Only that counts as known to the server, not that something was
/// sent there: as long as the server knows the cursor, it has all that was read up to it, also when it
/// was restored from an older copy.
extension Journal {
  /// Events to be sent, in the order of their arrival in the journal.
  package struct SyncBatch: Hashable, Sendable {
    /// The events.
    package let events: [EventLine]
    /// The arrival of the last of them.
    package let end: Int64
  }

  /// Batches stay below the 1 MiB that a request may have, with room for what is around the events.
  private static let largestBatch = 900 * 1024

  /// The next events that a server lacks, as far as is known.
  ///
  /// - Parameters:
  ///   - peer: the account there.
  ///   - end: the end of the batch before; nil for the first.
  ///   - limit: how many at most; fewer where they would be larger than 900 KiB. What no server takes
  ///     is left out: an event that this version cannot read, or a line longer than
  ///     `EventLine.longest`.
  /// - Throws: `JournalError`.
  package func unsent(
    to peer: SyncPeer, after end: Int64? = nil, limit: Int = 500
  ) throws(JournalError) -> SyncBatch {
    do {
      return try database.read { db in
        let encoder = JSONEncoder()
        let state = try PeerState.fetch(peer, db)
        var (events, last, size) = ([EventLine](), end ?? state?.known ?? 0, 0)
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT \(Journal.columns), arrival FROM event WHERE arrival > ? AND NOT EXISTS (
              SELECT 1 FROM received WHERE peer = ? AND received.arrival = event.arrival)
            ORDER BY arrival
            """, arguments: [last, state?.id ?? 0])
        while events.count < limit, let row = try rows.next() {
          if let event = Journal.event(from: row) {
            let line = EventLine(event: event, body: try BodyText.value(row[7]))
            let bytes = try encoder.encode(line).count
            if bytes <= EventLine.longest {
              size += bytes
              if size > Journal.largestBatch { break }
              events.append(line)
            }
          }
          last = row[8]
        }
        return SyncBatch(events: events, end: last)
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Takes in what was read from a server, and with it how far was read: all or nothing.
  ///
  /// - Parameters:
  ///   - lines: events that stand there one after another, behind the last that were read.
  ///   - peer: the account there.
  ///   - cursor: the server's word for the place behind them.
  /// - Returns: how many of the events were new.
  /// - Throws: `JournalError`.
  @discardableResult
  package func accept(
    _ lines: [EventLine], from peer: SyncPeer, cursor: String?
  ) throws(JournalError) -> Int {
    do {
      let rows = try lines.map { (event: $0.event, body: try BodyText.encoded($0.body)) }
      var accepted = 0
      try database.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          var state = try PeerState.made(peer, db)
          for (event, body) in rows {
            if try Journal.insert(event, body: body, into: db) { accepted += 1 }
            try state.note(event.id, db)
          }
          try state.settle(cursor: cursor, db)
          return .commit
        }
      }
      return accepted
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// How far a server's events were read; nil for not at all.
  ///
  /// - Throws: `JournalError`.
  package func cursor(for peer: SyncPeer) throws(JournalError) -> String? {
    do {
      return try database.read { try PeerState.fetch(peer, $0)?.cursor }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Forgets a server, so that all is read and sent again; no event is lost by it.
  ///
  /// - Throws: `JournalError`.
  package func forget(_ peer: SyncPeer) throws(JournalError) {
    do {
      try database.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          try PeerState.fetch(peer, db)?.remove(db)
          return .commit
        }
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
