import GRDB
import GameEngine
import ScoreStore

/// The tables, and the migrations of files of earlier versions.
enum Schema {
  /// Marks a file as a server's, in SQLite's `application_id`: "WHsv".
  static let applicationID = 0x5748_7376

  /// The bytes of a page of every file.
  static let pageSize = 4096

  /// All migrations. A change of the tables is a new migration at the end; a released migration never
  /// changes.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { try $0.execute(sql: v1) }
    return migrator
  }()

  /// - Of names with the same `skeleton` (`NameSkeleton`), one is used, once; `folded` finds it in any case.
  /// - A board is a `kind` (`BoardKey.kind`) and a `period`: the day on which it begins, 0 for all time. A player
  ///   has at most one run of a daily.
  /// - A score is stored as its negative, so that an ascending index is the order of a board. The index
  ///   contains all columns, and the player's name, which never changes: a page is read from it alone.
  /// - `regularRight` is the number of right answers in a daily without its encore; null elsewhere.
  /// - Rows are only added to `result`, and deleted only with their account; `entry` follows from it.
  ///   `streakDate` is the date that a result adds to the player's streak, if it counts.
  ///   A player's entry of an open daily outlives the account, under a negative number and without name and run.
  /// - `network` and `deletion` contain the networks of the players of dailies, hashed with the salt of the date.
  /// - `attempts` counts a player's runs on the boards of runs, including runs that were deleted.
  /// - `boardKind` and `boardPeriod` repeat the run's board, so that an index finds the best results of newcomers,
  ///   who are on the boards of their groups only.
  /// - The members of a group are ordered by `number`; the first is the owner. A group ends with its last member.
  /// - An account has at most one `journal` that is not `deleted`. Deleted ones outlive their account; `JournalRemoval`
  ///   empties and removes them.
  /// - The tables after `event` follow from it; `JournalIndex` keeps them up to date. `answer` contains the answers in
  ///   fold order, without undone ones; `written` the level and the favorites (the last value
  ///   counts); `word` the lists of words (`WordList`) with the number of events that show each.
  /// - `operation` contains the acts of operators.
  /// - Every row has a `checksum` of its other columns (`RowChecksum`).
  /// - Tables with long texts have a rowid: they keep texts of up to 4,061 bytes in shared pages. A table
  ///   without one would give each text of more than 1,002 bytes a page of its own.
  /// - The `number` of an event combines its journal and its sequence (`EventNumber`).
  private static let v1 = """
    CREATE TABLE meta (
      key TEXT PRIMARY KEY,
      value BLOB NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      skeleton TEXT NOT NULL UNIQUE,
      hash TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
      listed INTEGER NOT NULL DEFAULT 1,
      disabled INTEGER NOT NULL DEFAULT 0,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE retiredName (
      skeleton TEXT PRIMARY KEY,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE session (
      tokenHash BLOB PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      createdAt INTEGER NOT NULL,
      lastUsedAt INTEGER NOT NULL,
      expiresAt INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessionOfAccount ON session (account, createdAt);
    CREATE INDEX sessionByEnd ON session (expiresAt);
    CREATE INDEX sessionByUse ON session (lastUsedAt);

    CREATE TABLE daily (
      kind INTEGER NOT NULL,
      period INTEGER NOT NULL,
      header TEXT NOT NULL,
      strictAccents INTEGER NOT NULL,
      questions TEXT NOT NULL,
      keys TEXT NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (kind, period)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE run (
      number INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      period INTEGER NOT NULL,
      startedAt INTEGER NOT NULL,
      closesAt INTEGER NOT NULL,
      isOpen INTEGER NOT NULL DEFAULT 1,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE UNIQUE INDEX runOfAccount
      ON run (account, kind, period, iif(kind & 7 = \(BoardKind.daily.rawValue), 0, number));
    CREATE UNIQUE INDEX runThatIsOpen
      ON run (account, kind) WHERE isOpen = 1 AND kind & 7 = \(BoardKind.run.rawValue);
    CREATE INDEX runByClosing ON run (closesAt) WHERE isOpen = 1;

    CREATE TABLE dealt (
      run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      part INTEGER NOT NULL,
      header TEXT,
      strictAccents INTEGER,
      questions TEXT NOT NULL,
      keys TEXT NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (run, part)
    ) STRICT;

    CREATE TABLE move (
      run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      number INTEGER NOT NULL,
      input TEXT NOT NULL,
      atMillis INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (run, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE result (
      sequence INTEGER PRIMARY KEY,
      run INTEGER NOT NULL UNIQUE REFERENCES run ON DELETE CASCADE,
      account INTEGER NOT NULL,
      streakDate INTEGER,
      cause TEXT NOT NULL,
      score INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      questions INTEGER NOT NULL,
      bestStreak INTEGER NOT NULL,
      elapsedMillis INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL,
      reason TEXT,
      removal TEXT,
      regularRight INTEGER,
      boardKind INTEGER NOT NULL,
      boardPeriod INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX resultRemoved ON result (run) WHERE removal IS NOT NULL;
    CREATE INDEX resultForStreak ON result (account, streakDate, boardKind)
      WHERE streakDate IS NOT NULL;
    CREATE INDEX resultOfNewcomer
      ON result (account, boardKind, boardPeriod, score DESC, elapsedMillis / 1000, finishedAt)
      WHERE reason = '\(NotKept.newcomer.rawValue)';
    CREATE INDEX bestOfNewcomer
      ON result (account, boardKind, score DESC, elapsedMillis / 1000, finishedAt)
      WHERE reason = '\(NotKept.newcomer.rawValue)';

    CREATE TABLE networkSalt (
      date INTEGER PRIMARY KEY,
      salt BLOB NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE network (
      run INTEGER PRIMARY KEY REFERENCES run ON DELETE CASCADE,
      date INTEGER NOT NULL,
      hash BLOB NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX networkByDate ON network (date, hash);
    CREATE TABLE deletion (
      date INTEGER NOT NULL,
      hash BLOB NOT NULL,
      at INTEGER NOT NULL,
      newestAccount INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX deletionByDate ON deletion (date, hash);

    CREATE TABLE entry (
      account INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      period INTEGER NOT NULL,
      name TEXT NOT NULL,
      minusScore INTEGER NOT NULL CHECK (minusScore BETWEEN -\(RankTree.limit - 1) AND 0),
      elapsedMillis INTEGER NOT NULL
        CHECK (elapsedMillis BETWEEN 0 AND \(RankTree.limit - 1) * 1000 + 999),
      seconds INTEGER NOT NULL CHECK (seconds = elapsedMillis / 1000),
      finishedAt INTEGER NOT NULL,
      run BLOB,
      regularRight INTEGER,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (account, kind, period)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entryInOrder ON entry
      (kind, period, minusScore, seconds, finishedAt, account, elapsedMillis, name, run,
       regularRight);

    CREATE TABLE attempts (
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      period INTEGER NOT NULL,
      runs INTEGER NOT NULL,
      givenUp INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (account, kind, period)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE playerGroup (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      code TEXT NOT NULL,
      codeHash BLOB NOT NULL UNIQUE,
      createdAt INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE membership (
      number INTEGER PRIMARY KEY,
      ofGroup INTEGER NOT NULL REFERENCES playerGroup ON DELETE CASCADE,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      joinedAt INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX membersOfGroup ON membership (ofGroup, number, account);
    CREATE UNIQUE INDEX membershipOnce ON membership (account, ofGroup);
    CREATE TRIGGER lastMemberLeft AFTER DELETE ON membership
      WHEN NOT EXISTS (SELECT 1 FROM membership WHERE ofGroup = OLD.ofGroup)
      BEGIN DELETE FROM playerGroup WHERE number = OLD.ofGroup; END;

    CREATE TABLE operation (
      number INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      operator TEXT NOT NULL,
      action TEXT NOT NULL,
      username TEXT NOT NULL,
      run BLOB,
      reason TEXT,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE journal (
      number INTEGER PRIMARY KEY,
      account INTEGER REFERENCES account ON DELETE SET NULL,
      deleted INTEGER NOT NULL DEFAULT 0,
      bytes INTEGER NOT NULL DEFAULT 0,
      seen INTEGER NOT NULL DEFAULT 0,
      favorites INTEGER NOT NULL DEFAULT 0,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX journalOfAccount ON journal (account, deleted);
    CREATE INDEX journalDeleted ON journal (number) WHERE deleted = 1;

    CREATE TABLE event (
      number INTEGER PRIMARY KEY,
      journal INTEGER NOT NULL REFERENCES journal,
      id BLOB NOT NULL,
      text TEXT NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE UNIQUE INDEX eventOnce ON event (journal, id);

    CREATE TABLE retraction (
      journal INTEGER NOT NULL REFERENCES journal,
      target BLOB NOT NULL,
      undo BLOB NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (journal, target, undo)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE answer (
      journal INTEGER NOT NULL REFERENCES journal,
      instant INTEGER NOT NULL,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      id BLOB NOT NULL,
      fact INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (journal, instant, device, counter, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE written (
      journal INTEGER NOT NULL REFERENCES journal,
      name TEXT NOT NULL,
      instant INTEGER NOT NULL,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      id BLOB NOT NULL,
      value TEXT,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (journal, name, instant, device, counter, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word (
      journal INTEGER NOT NULL REFERENCES journal,
      list INTEGER NOT NULL,
      item TEXT NOT NULL,
      events INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (journal, list, item)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE checkpoint (
      journal INTEGER NOT NULL REFERENCES journal,
      instant INTEGER NOT NULL,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      id BLOB NOT NULL,
      games INTEGER NOT NULL,
      won INTEGER NOT NULL,
      score INTEGER NOT NULL,
      streak INTEGER NOT NULL,
      longest INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (journal, instant, device, counter, id)
    ) STRICT, WITHOUT ROWID;
    """
}
