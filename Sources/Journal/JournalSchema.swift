import GRDB

/// The tables of the journal's file, version by version. docs/journal.md describes them.
enum JournalSchema {
  /// Marks the file as ours, in SQLite's `application_id`: "WHrd".
  private static let applicationID = 0x5748_7264

  /// The version that this program makes and reads.
  static let version = steps.count

  /// The version of a file: 0 for a new and empty one.
  ///
  /// - Throws: `JournalError.newer`, or `damaged` where the file is not ours.
  static func version(of db: Database, path: String) throws -> Int {
    // In this order: another process may be making the tables, and it sets both at once.
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if application == applicationID {
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      guard version >= 1 else { throw JournalError.damaged(path: path) }
      guard version <= self.version else { throw JournalError.newer(path: path) }
      return version
    }
    if application != 0 || tables > 0 { throw JournalError.damaged(path: path) }
    return 0
  }

  /// Makes the tables of a new file, or brings an older one up to date.
  static func bringUp(_ db: Database, from version: Int) throws {
    guard version < self.version else { return }
    for step in steps[version...] { try db.execute(sql: step) }
    try db.execute(sql: "PRAGMA user_version = \(self.version)")
  }

  /// What leads from each version to the next.
  private static let steps = [
    """
    PRAGMA application_id = \(applicationID);
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE event (
      id TEXT PRIMARY KEY,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      localDate TEXT NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL,
      body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX eventInFoldOrder ON event (instant, device, counter, id);
    CREATE INDEX eventByDevice ON event (device, counter);
    CREATE INDEX eventByKind ON event (kind, instant);
    """,
    // A trigger numbers the arrivals, so that an older program that still has the file open while it
    // is brought up does it, too.
    """
    ALTER TABLE event ADD COLUMN arrival INTEGER;
    UPDATE event SET arrival = ranked.place FROM (
      SELECT id AS name, row_number() OVER (ORDER BY instant, device, counter, id) AS place
      FROM event
    ) AS ranked WHERE event.id = ranked.name;
    CREATE UNIQUE INDEX eventByArrival ON event (arrival);
    CREATE TRIGGER eventArrives AFTER INSERT ON event BEGIN
      UPDATE event SET arrival = (SELECT ifnull(max(arrival), 0) + 1 FROM event)
      WHERE id = NEW.id;
    END;
    CREATE TABLE peer (
      id INTEGER PRIMARY KEY,
      server TEXT NOT NULL,
      account TEXT NOT NULL,
      cursor TEXT,
      known INTEGER NOT NULL DEFAULT 0,
      UNIQUE (server, account)
    ) STRICT;
    CREATE TABLE received (
      peer INTEGER NOT NULL,
      arrival INTEGER NOT NULL,
      PRIMARY KEY (peer, arrival)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE checkpoint (
      arrival INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      events INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      id TEXT NOT NULL,
      fold BLOB NOT NULL
    ) STRICT;
    """,
  ]
}
