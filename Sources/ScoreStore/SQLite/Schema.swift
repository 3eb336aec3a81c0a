import GRDB

/// The tables, and how those of older versions become them.
enum Schema {
  /// Marks a file as a server's, in SQLite's `application_id`: "WHsv".
  static let applicationID = 0x5748_7376
  /// The newest version, in SQLite's `user_version`.
  static let version = migrations.count

  /// What leads to version 1, from there to version 2, and so on.
  private static let migrations = [first]

  /// Brings a file to the newest version, and makes the tables of an empty one.
  static func migrate(_ db: Database) throws {
    let current = try db.integer("PRAGMA user_version") ?? 0
    guard current < version else { return }
    for migration in migrations[current...] { try db.execute(sql: migration) }
    try db.execute(
      sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
  }

  /// - A board is a number, `BoardKey.code`; `board & 7 = 0` is a daily, 2 the runs of a week. Of a
  ///   daily a player has one run.
  /// - A score is kept as its negative, so that one ascending index is the order of a board. It has all
  ///   columns, the player's name too, which never changes: a page of a board is read from one place.
  /// - `result` only grows, save that a deleted account takes its rows along; `entry` follows from it.
  private static let first = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;

    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      hash TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
      listed INTEGER NOT NULL DEFAULT 1,
      disabled INTEGER NOT NULL DEFAULT 0,
      journalBytes INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE retiredName (folded TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

    CREATE TABLE session (
      tokenHash BLOB PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      createdAt INTEGER NOT NULL,
      lastUsedAt INTEGER NOT NULL,
      expiresAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessionOfAccount ON session (account, createdAt);
    CREATE INDEX sessionByEnd ON session (expiresAt);
    CREATE INDEX sessionByUse ON session (lastUsedAt);

    CREATE TABLE daily (
      date INTEGER PRIMARY KEY,
      header TEXT NOT NULL,
      strictAccents INTEGER NOT NULL,
      questions TEXT NOT NULL,
      keys TEXT NOT NULL
    ) STRICT;

    CREATE TABLE run (
      number INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      board INTEGER NOT NULL,
      startedAt INTEGER NOT NULL,
      closesAt INTEGER NOT NULL,
      isOpen INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    CREATE UNIQUE INDEX runOfAccount ON run (account, board, iif(board & 7 = 0, 0, number));
    CREATE UNIQUE INDEX runThatIsOpen ON run (account) WHERE isOpen = 1 AND board & 7 = 2;
    CREATE INDEX runByClosing ON run (closesAt) WHERE isOpen = 1;

    CREATE TABLE dealt (
      run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      part INTEGER NOT NULL,
      header TEXT,
      strictAccents INTEGER,
      questions TEXT NOT NULL,
      keys TEXT NOT NULL,
      PRIMARY KEY (run, part)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE move (
      run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      number INTEGER NOT NULL,
      input TEXT NOT NULL,
      atMillis INTEGER NOT NULL,
      PRIMARY KEY (run, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE result (
      sequence INTEGER PRIMARY KEY,
      run INTEGER NOT NULL UNIQUE REFERENCES run ON DELETE CASCADE,
      account INTEGER NOT NULL,
      board INTEGER NOT NULL,
      cause TEXT NOT NULL,
      score INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      questions INTEGER NOT NULL,
      bestStreak INTEGER NOT NULL,
      elapsedMillis INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL,
      reason TEXT
    ) STRICT;
    CREATE INDEX resultOfAccount ON result (account, board);

    CREATE TABLE entry (
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      board INTEGER NOT NULL,
      name TEXT NOT NULL,
      minusScore INTEGER NOT NULL CHECK (minusScore BETWEEN -\(RankTree.limit - 1) AND 0),
      seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND \(RankTree.limit - 1)),
      elapsedMillis INTEGER NOT NULL CHECK (elapsedMillis / 1000 = seconds),
      finishedAt INTEGER NOT NULL,
      run BLOB,
      PRIMARY KEY (account, board)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entryInOrder
      ON entry (board, minusScore, seconds, finishedAt, account, elapsedMillis, name, run);

    CREATE TABLE event (
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      id BLOB NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (account, sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX eventOnce ON event (account, id);
    """
}
