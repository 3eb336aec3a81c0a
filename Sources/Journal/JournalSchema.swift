import GRDB

/// The tables of the journal's file, migration by migration. docs/journal.md describes them.
enum JournalSchema {
  /// Marks the file as ours, in SQLite's `application_id`: "WHrd".
  private static let applicationID = 0x5748_7264

  /// Whether a file is ready to be used.
  enum State {
    /// It is empty, or some tables are missing.
    case incomplete
    /// It contains the tables that this program uses.
    case current
  }

  /// Checks whether this program can use a file, and changes nothing.
  ///
  /// - Throws: `JournalError.newer`, or `damaged` if the file is not a journal.
  static func state(of db: Database, path: String) throws -> State {
    // In this order: another process may be creating the tables, and it sets the id first.
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    guard application == applicationID else {
      if application != 0 || tables > 0 { throw JournalError.damaged(path: path) }
      return .incomplete
    }
    if tables == 0 { return .incomplete }
    guard try db.tableExists("grdb_migrations") else { throw JournalError.damaged(path: path) }
    let applied = try migrator.appliedIdentifiers(db)
    guard applied.isSubset(of: migrator.migrations) else { throw JournalError.newer(path: path) }
    return applied.count == migrator.migrations.count ? .current : .incomplete
  }

  /// Creates the tables of a new file, or updates those of an older one.
  ///
  /// Two processes may do so at once. The second waits for the first and then fails, since the migration
  /// has just been applied; it continues with the next one.
  static func migrate(_ database: DatabaseQueue) throws {
    try database.writeWithoutTransaction { db in
      if try Int.fetchOne(db, sql: "PRAGMA application_id") == 0 {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      }
    }
    while true {
      let before = try database.read(applied)
      do {
        return try migrator.migrate(database)
      } catch {
        guard try database.read(applied).count > before.count else { throw error }
      }
    }
  }

  /// The migrations that were applied to a file.
  ///
  /// It asks for the table first, which begins the transaction's snapshot: GRDB alone would read, fail,
  /// and look for the table afterwards, when another process may have created it.
  private static func applied(_ db: Database) throws -> Set<String> {
    guard try db.tableExists("grdb_migrations") else { return [] }
    return try migrator.appliedIdentifiers(db)
  }

  /// The migrations. One that has been released never changes, nor does its name.
  static let migrator = {
    var migrator = DatabaseMigrator()
    for (name, sql) in [("events", events), ("sync", sync), ("checkpoints", checkpoints)] {
      migrator.registerMigration(name, foreignKeyChecks: .immediate) { try $0.execute(sql: sql) }
    }
    return migrator
  }()

  private static let events = """
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
    """

  /// A trigger numbers the arrivals, so that they are numbered even if an older program has the file
  /// open during the migration.
  private static let sync = """
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
    """

  private static let checkpoints = """
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
