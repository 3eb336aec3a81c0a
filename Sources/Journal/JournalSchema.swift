import SQLite

/// The tables of the journal's file. docs/journal.md describes them.
enum JournalSchema {
  /// Marks the file as ours, in SQLite's `application_id`: "WHrd".
  private static let applicationID = 0x5748_7264

  /// The version of the tables, in SQLite's `user_version`.
  static let version = 1

  /// Whether a file is ready to be used.
  enum State {
    /// It contains no tables yet.
    case empty
    /// It contains the tables that this program uses.
    case current
  }

  /// Checks whether this program can use a file, and changes nothing. Must be called in a transaction, since
  /// another process may be creating the tables.
  ///
  /// - Throws: `JournalError.newer`, or `damaged` if the file is not a journal.
  static func state(of db: Connection, path: String) throws -> State {
    // Both are in the file's header, so the schema is not read for them.
    let application = try db.first("PRAGMA application_id") { $0.int(0) } ?? 0
    let version = try db.first("PRAGMA user_version") { $0.int(0) } ?? 0
    if application == applicationID, version != 0 {
      guard version > 0 else { throw JournalError.damaged(path: path) }
      guard version <= JournalSchema.version else { throw JournalError.newer(path: path) }
      return .current
    }
    let tables = try db.first("SELECT count(*) FROM sqlite_master") { $0.int(0) } ?? 0
    guard application == 0 || application == applicationID, version == 0, tables == 0 else {
      throw JournalError.damaged(path: path)
    }
    return .empty
  }

  /// Creates the tables of a new file. Must be called in the transaction in which it was found empty.
  static func create(_ db: Connection) throws {
    try db.execute(
      """
      PRAGMA application_id = \(applicationID);
      PRAGMA user_version = \(version);
      \(tables)
      """)
  }

  private static let tables = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE event (
      id TEXT NOT NULL UNIQUE,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      localDate TEXT NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL,
      body TEXT NOT NULL,
      arrival INTEGER PRIMARY KEY
    ) STRICT;
    CREATE INDEX eventInFoldOrder ON event (instant, device, counter, id);
    CREATE INDEX eventByDevice ON event (device, counter);
    CREATE INDEX eventByKind ON event (kind, instant);
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
    """
}
