import GameEngine
import ScoreStore

/// The tables, and the migrations of databases of earlier versions.
///
/// The tables are those of `ScoreStoreSQLite`, with these differences:
/// - Texts are ordered by their bytes (`ctext`), as in SQLite. Texts of journals that players choose are bytes, because
///   PostgreSQL's texts cannot contain U+0000.
/// - `name` has the skeletons of all names that are or were in use, so that no other transaction can take one between a deletion
///   and a creation.
/// - Runs that are open are in `open_run`, too: rows of `run`, which has most indexes, never change. Who adds a move or an end
///   locks the row there, so `move` and `result` have no foreign key. `once` is the period in which a player can have one open
///   run of a kind; 0 if it is one at any time.
/// - `feed` has the changes of boards (`Feed`), `server` the servers that live, `limit_mark` what they count together.
/// - `open_run_by_closing` has a condition that only the search for runs to close names: PostgreSQL would use it in place of a
///   key's index, and go through all open runs, while its statistics know of few.
/// - `network_salt` is not in the write-ahead log, nor in backups or on a standby.
enum PostgresSchema {
  /// The version of the tables. A server refuses those of a newer major version; minor ones only add to them, so that servers of two
  /// minor versions can use one database.
  static let major = 1
  private static let lock: Int64 = 0x5748_6d69
  /// The name of the table that exists until the copy of another database is complete.
  static let unfinished = "unfinished_copy"

  /// The oldest version of PostgreSQL that is supported.
  private static let oldestServer = 15_00_00

  /// Why a database is opened.
  enum Purpose {
    /// For a store.
    case use
    /// For a store, whose tables are created if there are none.
    case create
    /// For the copy of another database.
    case copy
  }

  /// Checks what the store relies on, and creates or migrates the tables.
  ///
  /// - Throws: `PostgresError`, such as `empty` if there are no tables, and they are not to be created.
  static func prepare(_ connection: PostgresConnection, to purpose: Purpose) throws {
    guard connection.serverVersion >= oldestServer else {
      throw PostgresError.tooOld(connection.serverVersion / 10_000)
    }
    guard connection.parameter("server_encoding") == "UTF8" else { throw PostgresError.notUnicode }
    let commit = try connection.run("SELECT current_setting('synchronous_commit')").first?.text(0)
    guard commit == "on" || commit == "remote_apply" else { throw PostgresError.notSynchronous }
    try migrate(connection, to: purpose)
  }

  /// Creates or migrates the tables, once of several servers that start together.
  private static func migrate(_ connection: PostgresConnection, to purpose: Purpose) throws {
    try connection.run("BEGIN")
    do {
      // The migration of another server may take longer than an operation of play.
      try connection.run("SET LOCAL lock_timeout = '10min'")
      try connection.run("SELECT pg_advisory_xact_lock($1)", .int(lock))
      let tables = try connection.run(
        """
        SELECT tablename::text COLLATE "C" FROM pg_tables WHERE schemaname = current_schema()
        """
      ).all.map { try $0.text(0) }
      if tables.isEmpty {
        guard purpose != .use else { throw PostgresError.empty }
        try add(v1, minor: 0, connection)
        if purpose == .copy { try connection.run("CREATE TABLE \(unfinished) ()") }
      } else {
        guard tables.contains("migration"), tables.contains("player_group") else {
          throw PostgresError.foreign
        }
        guard tables.contains(unfinished) == (purpose == .copy) else {
          throw purpose == .copy ? PostgresError.notEmpty : .unfinished
        }
      }
      let newest = try connection.run(
        "SELECT major, minor FROM migration ORDER BY major DESC, minor DESC LIMIT 1"
      ).first
      guard try newest?.int(0) ?? major <= major else { throw PostgresError.newer }
      let minor = try newest?.int(1) ?? 0
      for (number, step) in zip(1..., steps) where number > minor {
        try add(step, minor: number, connection)
      }
      try connection.run("COMMIT")
    } catch {
      _ = try? connection.run("ROLLBACK")
      throw error
    }
  }

  private static func add(_ sql: String, minor: Int, _ connection: PostgresConnection) throws {
    for statement in sql.split(separator: ";\n") { try connection.run(String(statement)) }
    try connection.run(
      "INSERT INTO migration (major, minor) VALUES ($1, $2)", .int(major), .int(minor))
  }

  private static let isDaily = "kind & 7 = \(BoardKind.daily.rawValue)"
  private static let isRun = "kind & 7 = \(BoardKind.run.rawValue)"
  private static let isNewcomers = "reason = '\(NotKept.newcomer.rawValue)'"

  /// What each minor version has added to the first.
  private static let steps = [
    """
    CREATE UNLOGGED TABLE server (node bigint PRIMARY KEY, seen timestamptz NOT NULL)
      WITH (fillfactor = 50);
    CREATE UNLOGGED TABLE limit_mark (
      key bytea PRIMARY KEY, count bigint NOT NULL DEFAULT 0, until bigint NOT NULL DEFAULT 0,
      latest bigint NOT NULL DEFAULT 0) WITH (fillfactor = 50)
    """
  ]

  private static let v1 = """
    CREATE DOMAIN ctext AS text COLLATE "C";
    CREATE TABLE migration (
      major integer, minor integer, at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (major, minor));
    CREATE TABLE meta (key ctext PRIMARY KEY, value bytea NOT NULL);

    CREATE TABLE account (
      id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      name ctext NOT NULL, folded ctext NOT NULL UNIQUE,
      hash ctext NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL,
      listed boolean NOT NULL DEFAULT true, disabled boolean NOT NULL DEFAULT false);
    CREATE TABLE name (
      skeleton ctext PRIMARY KEY,
      account bigint UNIQUE REFERENCES account ON DELETE SET NULL);
    CREATE TABLE session (
      token_hash bytea PRIMARY KEY, id ctext NOT NULL UNIQUE,
      account bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      created_at bigint NOT NULL, last_used_at bigint NOT NULL, expires_at bigint NOT NULL)
      WITH (fillfactor = 80);
    CREATE INDEX session_of_account ON session (account, created_at);
    CREATE INDEX session_by_end ON session (expires_at);
    CREATE INDEX session_by_use ON session (last_used_at);
    CREATE TABLE operation (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      at bigint NOT NULL, operator ctext NOT NULL, action ctext NOT NULL, username ctext NOT NULL,
      run uuid, reason ctext);

    CREATE TABLE daily (
      kind bigint, period integer, header ctext NOT NULL, strict_accents boolean NOT NULL,
      questions ctext NOT NULL, keys ctext NOT NULL, checksum bigint NOT NULL,
      PRIMARY KEY (kind, period));
    CREATE TABLE run (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, id uuid NOT NULL UNIQUE,
      account bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      kind bigint NOT NULL, period integer NOT NULL,
      started_at bigint NOT NULL, closes_at bigint NOT NULL);
    CREATE UNIQUE INDEX run_daily ON run (account, kind, period) WHERE \(isDaily);
    CREATE INDEX run_of_account ON run (account, kind, period);
    CREATE TABLE open_run (
      id uuid PRIMARY KEY, number bigint NOT NULL, account bigint NOT NULL, kind bigint NOT NULL,
      period integer NOT NULL, once integer GENERATED ALWAYS AS
        (CASE WHEN \(isRun) THEN 0 ELSE period END) STORED,
      closes_at bigint NOT NULL, UNIQUE (account, kind, once));
    CREATE INDEX open_run_by_closing ON open_run (closes_at) WHERE closes_at > 0;
    CREATE TABLE dealt (
      run bigint NOT NULL REFERENCES run ON DELETE CASCADE, part integer NOT NULL,
      header ctext, strict_accents boolean, questions ctext NOT NULL, keys ctext NOT NULL,
      checksum bigint NOT NULL, PRIMARY KEY (run, part));
    CREATE TABLE move (
      run bigint, number integer, input ctext NOT NULL, at_millis integer NOT NULL,
      checksum bigint NOT NULL, PRIMARY KEY (run, number));
    CREATE TABLE result (
      sequence bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      run bigint NOT NULL UNIQUE, account bigint NOT NULL, streak_date integer,
      cause ctext NOT NULL,
      score integer NOT NULL, correct integer NOT NULL, questions integer NOT NULL,
      best_streak integer NOT NULL, elapsed_millis integer NOT NULL, finished_at bigint NOT NULL,
      reason ctext, removal ctext, regular_right integer,
      board_kind bigint NOT NULL, board_period integer NOT NULL);
    CREATE INDEX result_removed ON result (board_kind, board_period) WHERE removal IS NOT NULL;
    CREATE INDEX result_for_streak ON result (account, streak_date, board_kind)
      WHERE streak_date IS NOT NULL;
    CREATE INDEX result_of_newcomer ON result
      (account, board_kind, board_period, score DESC, (elapsed_millis / 1000), finished_at)
      WHERE \(isNewcomers);

    CREATE UNLOGGED TABLE network_salt (date integer PRIMARY KEY, salt bytea NOT NULL);
    CREATE TABLE network (
      run bigint PRIMARY KEY REFERENCES run ON DELETE CASCADE,
      date integer NOT NULL, hash bytea NOT NULL);
    CREATE INDEX network_by_date ON network (date, hash);
    CREATE TABLE deletion (
      date integer NOT NULL, hash bytea NOT NULL, at bigint NOT NULL,
      newest_account bigint NOT NULL);
    CREATE INDEX deletion_by_date ON deletion (date, hash);

    CREATE TABLE entry (
      account bigint, kind bigint, period integer, name ctext NOT NULL,
      score integer NOT NULL CHECK (score BETWEEN 0 AND \(RankTree.limit - 1)),
      elapsed_millis integer NOT NULL
        CHECK (elapsed_millis BETWEEN 0 AND \((RankTree.limit - 1) * 1000 + 999)),
      finished_at bigint NOT NULL, run uuid, regular_right integer,
      PRIMARY KEY (account, kind, period)) WITH (fillfactor = 90);
    CREATE INDEX entry_in_order ON entry
      (kind, period, (-score), (elapsed_millis / 1000), finished_at, account);
    CREATE SEQUENCE deleted_entry INCREMENT -1 MAXVALUE -1 START -1;
    CREATE TABLE attempts (
      account bigint, kind bigint, period integer, runs integer NOT NULL,
      given_up integer NOT NULL, PRIMARY KEY (account, kind, period)) WITH (fillfactor = 80);
    CREATE TABLE feed (
      sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, node bigint NOT NULL,
      stamp bigint NOT NULL, at timestamptz NOT NULL DEFAULT now(), changes bytea NOT NULL);
    CREATE INDEX feed_by_time ON feed (at);
    ALTER TABLE feed ALTER changes SET STORAGE PLAIN;

    CREATE TABLE player_group (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, id ctext NOT NULL UNIQUE,
      name ctext NOT NULL, code ctext NOT NULL, code_hash bytea NOT NULL UNIQUE,
      created_at bigint NOT NULL);
    CREATE TABLE membership (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      of_group bigint NOT NULL REFERENCES player_group ON DELETE CASCADE,
      account bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      joined_at bigint NOT NULL, UNIQUE (account, of_group));
    CREATE INDEX members_of_group ON membership (of_group, number, account);

    CREATE TABLE journal (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, account bigint NOT NULL,
      deleted boolean NOT NULL DEFAULT false, last integer NOT NULL DEFAULT 0,
      bytes bigint NOT NULL DEFAULT 0, seen integer NOT NULL DEFAULT 0,
      favorites integer NOT NULL DEFAULT 0) WITH (fillfactor = 80);
    CREATE UNIQUE INDEX journal_of_account ON journal (account) WHERE NOT deleted;
    CREATE INDEX journal_deleted ON journal (account, number) WHERE deleted;
    CREATE TABLE event (
      journal bigint, sequence integer, id uuid NOT NULL, text ctext NOT NULL,
      PRIMARY KEY (journal, sequence), UNIQUE (journal, id));
    CREATE TABLE retraction (journal bigint, target uuid, undo uuid,
      PRIMARY KEY (journal, target, undo));
    CREATE TABLE answer (
      journal bigint, instant bigint, device bytea, counter bigint, id uuid,
      fact bigint NOT NULL, PRIMARY KEY (journal, instant, device, counter, id));
    CREATE TABLE written (
      journal bigint, name bytea, instant bigint, device bytea, counter bigint, id uuid,
      value bytea, PRIMARY KEY (journal, name, instant, device, counter, id));
    CREATE TABLE word (
      journal bigint, list integer, item bytea, events integer NOT NULL,
      PRIMARY KEY (journal, list, item));
    CREATE TABLE checkpoint (
      journal bigint, instant bigint, device bytea, counter bigint, id uuid,
      games bigint NOT NULL, won bigint NOT NULL, score bigint NOT NULL, streak bigint NOT NULL,
      longest bigint NOT NULL, PRIMARY KEY (journal, instant, device, counter, id))
    """
}
