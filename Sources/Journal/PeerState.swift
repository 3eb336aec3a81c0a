import GameEngine
import SQLite

/// The record of the synchronization with an account on a server.
struct PeerState {
  let id: Int64
  let cursor: String?
  /// All events up to this arrival were read from the server.
  private(set) var known: Int64

  static func fetch(_ peer: SyncPeer, _ db: Connection) throws -> PeerState? {
    try db.first(
      "SELECT id, cursor, known FROM peer WHERE server = ? AND account = ?",
      [.text(peer.server), .text(peer.account)]
    ) { row in
      PeerState(
        id: row.int64(0), cursor: row.isNull(1) ? nil : row.text(1), known: row.int64(2))
    }
  }

  /// The record, which is created if there is none.
  static func made(_ peer: SyncPeer, _ db: Connection) throws -> PeerState {
    if let state = try fetch(peer, db) { return state }
    try db.run(
      "INSERT INTO peer (server, account) VALUES (?, ?)",
      [.text(peer.server), .text(peer.account)])
    return PeerState(id: db.lastRowID, cursor: nil, known: 0)
  }

  /// Records that the server has an event of the journal.
  func note(_ event: EventID, _ db: Connection) throws {
    try db.run(
      """
      INSERT OR IGNORE INTO received (peer, arrival)
      SELECT ?, arrival FROM event WHERE id = ? AND arrival > ?
      """, [.integer(id), .text(event.description), .integer(known)])
  }

  /// Advances `known` to the first gap in the received events, so that few rows are stored, and sets the
  /// cursor.
  mutating func settle(cursor: String?, _ db: Connection) throws {
    let gap = try db.first(
      """
      SELECT arrival FROM event WHERE arrival > ? AND NOT EXISTS (
        SELECT 1 FROM received WHERE peer = ? AND received.arrival = event.arrival)
      ORDER BY arrival LIMIT 1
      """, [.integer(known), .integer(id)]
    ) { $0.int64(0) }
    known = try gap.map { $0 - 1 } ?? EventRow.lastArrival(db)
    try db.run(
      "DELETE FROM received WHERE peer = ? AND arrival <= ?", [.integer(id), .integer(known)])
    try db.run(
      "UPDATE peer SET cursor = ?, known = ? WHERE id = ?",
      [.text(cursor), .integer(known), .integer(id)])
  }

  func remove(_ db: Connection) throws {
    try db.run("DELETE FROM received WHERE peer = ?", [.integer(id)])
    try db.run("DELETE FROM peer WHERE id = ?", [.integer(id)])
  }
}
