import GameEngine
import GRDB

/// The record of the synchronization with an account on a server.
struct PeerState {
  let id: Int64
  let cursor: String?
  /// All events up to this arrival were read from the server.
  private(set) var known: Int64

  static func fetch(_ peer: SyncPeer, _ db: Database) throws -> PeerState? {
    try Row.fetchOne(
      db, sql: "SELECT id, cursor, known FROM peer WHERE server = ? AND account = ?",
      arguments: [peer.server, peer.account]
    ).map { PeerState(id: $0[0], cursor: $0[1], known: $0[2]) }
  }

  /// The record, which is created if there is none.
  static func made(_ peer: SyncPeer, _ db: Database) throws -> PeerState {
    if let state = try fetch(peer, db) { return state }
    try db.execute(
      sql: "INSERT INTO peer (server, account) VALUES (?, ?)",
      arguments: [peer.server, peer.account])
    return PeerState(id: db.lastInsertedRowID, cursor: nil, known: 0)
  }

  /// Records that the server has an event of the journal.
  func note(_ event: EventID, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO received (peer, arrival)
        SELECT ?, arrival FROM event WHERE id = ? AND arrival > ?
        """
    ).execute(arguments: [id, event.description, known])
  }

  /// Advances `known` to the first gap in the received events, so that few rows are stored, and sets the
  /// cursor.
  mutating func settle(cursor: String?, _ db: Database) throws {
    let gap = try Int64.fetchOne(
      db,
      sql: """
        SELECT arrival FROM event WHERE arrival > ? AND NOT EXISTS (
          SELECT 1 FROM received WHERE peer = ? AND received.arrival = event.arrival)
        ORDER BY arrival LIMIT 1
        """, arguments: [known, id])
    if let gap {
      known = gap - 1
    } else {
      known = try Int64.fetchOne(db, sql: "SELECT max(arrival) FROM event") ?? 0
    }
    try db.execute(
      sql: "DELETE FROM received WHERE peer = ? AND arrival <= ?", arguments: [id, known])
    try db.execute(
      sql: "UPDATE peer SET cursor = ?, known = ? WHERE id = ?", arguments: [cursor, known, id])
  }

  func remove(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM received WHERE peer = ?", arguments: [id])
    try db.execute(sql: "DELETE FROM peer WHERE id = ?", arguments: [id])
  }
}
