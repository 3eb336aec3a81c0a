import CPQ
import GameEngine
package import ScoreStore

/// The tables of a PostgreSQL database. Until a copy is complete, no server uses it.
package final class PostgresTables: StoreTables {
  private let connection: PostgresConnection

  private init(_ address: PostgresAddress, setUp: (PostgresConnection) throws -> Void)
    throws(PostgresError)
  {
    guard let pq = pq_open()?.pointee else { throw .libraryMissing }
    do {
      connection = try PostgresConnection(address.conninfo, pq, patience: .seconds(3600))
      // Its own limits end no copy; a lock that others have does.
      _ = try connection.run(
        [
          "SET statement_timeout = 0", "SET idle_in_transaction_session_timeout = 0",
          "SET lock_timeout = '5s'",
        ].map { PostgresStatement($0) })
      try setUp(connection)
    } catch {
      throw PostgresError(opening: error)
    }
  }

  /// Opens a database for reading, and keeps others from changing it.
  ///
  /// - Throws: `PostgresError.served` if a server uses it.
  package convenience init(readingFrom address: PostgresAddress) throws(PostgresError) {
    try self.init(address) { connection in
      try PostgresSchema.prepare(connection, to: .use)
      let servers = try connection.run(
        """
        SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = 'wordhoard-server' AND pid <> pg_backend_pid()
        """
      ).first?.int(0)
      if let servers, servers > 0 { throw PostgresError.served(servers) }
      try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ")
      let tables = ["name"] + StoreTable.all.map(\.name).filter { $0 != "retired_name" }
      try connection.run("LOCK TABLE \(tables.joined(separator: ", ")) IN SHARE MODE")
    }
  }

  /// Creates the tables in an empty database, or continues an unfinished copy.
  ///
  /// - Throws: `PostgresError.notEmpty` if it has tables; `store(.busy)` if another process is copying into it.
  package convenience init(writingTo address: PostgresAddress) throws(PostgresError) {
    try self.init(address) { connection in
      let isFirst = try connection.run(
        "SELECT pg_try_advisory_lock($1)", .int(PostgresTables.lock)
      ).first?.bool(0)
      guard isFirst == true else { throw StoreError.busy }
      try PostgresSchema.prepare(connection, to: .copy)
      // The last commit waits for the disk, and so for all before it.
      try connection.run("SET synchronous_commit = off")
    }
  }

  private static let lock: Int64 = 0x5748_636f

  package func count(of table: StoreTable) throws(StoreError) -> Int {
    try perform("SELECT count(*) FROM \(table.source)").first?.int(0) ?? 0
  }

  package func rows(
    of table: StoreTable, after key: [StoreField]?, limit: Int
  ) throws(StoreError) -> [[StoreField]] {
    let places = (1...table.keyLength).map { "$\($0)" }.joined(separator: ", ")
    let order = table.key.joined(separator: ", ")
    let begin = key == nil ? "" : "WHERE (\(order)) > (\(places))"
    return try fields(
      of: table, table.columns.count,
      "SELECT \(table.list) FROM \(table.source) \(begin) ORDER BY \(order) LIMIT \(limit)",
      zip(table.columns, key ?? []).map { $1.value(as: $0.value) })
  }

  package func lastKey(of table: StoreTable) throws(StoreError) -> [StoreField]? {
    let order = table.key.map { "\($0) DESC" }.joined(separator: ", ")
    return try fields(
      of: table, table.keyLength,
      "SELECT \(table.key.joined(separator: ", ")) FROM \(table.source) ORDER BY \(order) LIMIT 1"
    ).first
  }

  package func insert(_ rows: [[StoreField]], into table: StoreTable) throws(StoreError) {
    var columns = table.columns.enumerated().map { place, column in
      (column.key, Value.column(column.value, rows.map { $0[place] }))
    }
    if let checksums = try checksums(of: rows, in: table) {
      columns.append(("checksum", .ints(checksums)))
    }
    var statements: [PostgresStatement] = []
    switch table.name {
    case "account":
      statements.append(PostgresTables.insertion(columns.filter { $0.0 != "skeleton" }, "account"))
      let names = columns.filter { ["skeleton", "id"].contains($0.0) }
        .map { ($0.0 == "id" ? "account" : $0.0, $0.1) }
      statements.append(PostgresTables.insertion(names, "name"))
    case "retired_name": statements.append(PostgresTables.insertion(columns, "name"))
    case "run":
      statements.append(PostgresTables.insertion(columns.filter { $0.0 != "is_open" }, "run"))
      let open = columns.filter { $0.0 != "started_at" }
      statements.append(PostgresTables.insertion(open, "open_run", where: "is_open"))
    default: statements.append(PostgresTables.insertion(columns, table.name))
    }
    try run(statements)
  }

  package func newestAccount() throws(StoreError) -> AccountID {
    try perform("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM account_id_seq")
      .first?.int64(0) ?? 0
  }

  package func finish(newestAccount: AccountID) throws {
    let numbers = ["operation", "run", "player_group", "membership", "journal"].map {
      (table: $0, column: "number")
    }
    let sequences = (numbers + [("result", "sequence")]).map { table, column in
      "SELECT setval('\(table)_\(column)_seq', max(\(column))) FROM \(table) HAVING count(*) > 0"
    }
    let statements =
      [
        "BEGIN", "SET LOCAL synchronous_commit = on",
        "SELECT setval('account_id_seq', greatest(1, \(newestAccount)), \(newestAccount > 0))",
        """
        SELECT setval('deleted_entry', min(account)) FROM entry WHERE account < 0
        HAVING count(*) > 0
        """,
        """
        UPDATE journal SET last = events.last
        FROM (SELECT journal, max(sequence) AS last FROM event GROUP BY journal) AS events
        WHERE journal.number = events.journal
        """,
      ] + sequences + ["DROP TABLE \(PostgresSchema.unfinished)", "COMMIT", "ANALYZE"]
    try run(statements.map { PostgresStatement($0) })
  }

  // MARK: - Statements

  /// - Parameter condition: a column, not of the table, that says which rows are inserted; all without one.
  private static func insertion(
    _ columns: [(String, Value)], _ table: String, where condition: String? = nil
  ) -> PostgresStatement {
    let places = (1...columns.count).map { "$\($0)" }.joined(separator: ", ")
    let names = columns.map(\.0)
    let list = names.filter { $0 != condition }.joined(separator: ", ")
    return PostgresStatement(
      """
      INSERT INTO \(table) (\(list))
      SELECT \(list) FROM unnest(\(places)) AS input (\(names.joined(separator: ", ")))
      WHERE \(condition ?? "true")
      """, values: columns.map(\.1))
  }

  /// The checksums of rows that answers are judged by; nil for other tables.
  private func checksums(
    of rows: [[StoreField]], in table: StoreTable
  ) throws(StoreError) -> [Int64]? {
    let rows = rows.map { row in
      RowValues(zip(row, table.columns).map { $0.encoded(as: $1.value) })
    }
    switch table.name {
    case "daily":
      return try rows.map { row throws(StoreError) in
        JudgedChecksum.of(try DealtText(row, from: 2), key: "\(try row.board(0))")
      }
    case "dealt", "move":
      var ids: [Int64: RunID] = [:]
      let numbers = Set(try rows.map { row throws(StoreError) in try row.int64(0) })
      for row in try perform(
        "SELECT number, id FROM run WHERE number = ANY ($1)", .ints(Array(numbers))
      ).all { ids[try row.int64(0)] = try row.id(1) }
      return try rows.map { row throws(StoreError) in
        guard let id = ids[try row.int64(0)] else { throw .damaged(.malformedRow) }
        return table.name == "dealt"
          ? JudgedChecksum.of(try DealtText(row, from: 2), key: "\(id)/\(try row.int(1))")
          : JudgedChecksum.of(
            id, try row.int(1), try row.text(2), atMillis: try row.int(3))
      }
    default: return nil
    }
  }

  private func fields(
    of table: StoreTable, _ count: Int, _ sql: String, _ values: [Value] = []
  ) throws(StoreError) -> [[StoreField]] {
    let rows = try run([PostgresStatement(sql, values: values)])[0]
    let kinds = table.columns.prefix(count).map(\.value)
    return try rows.all.map { row throws(StoreError) in
      var fields: [StoreField] = []
      for (place, kind) in kinds.enumerated() { fields.append(try row.field(place, kind)) }
      return fields
    }
  }

  private func perform(_ sql: String, _ values: Value...) throws(StoreError) -> Rows {
    try run([PostgresStatement(sql, values: values)])[0]
  }

  @discardableResult
  private func run(_ statements: [PostgresStatement]) throws(StoreError) -> [Rows] {
    do {
      return try connection.run(statements)
    } catch {
      throw StoreError(postgres: error)
    }
  }
}

extension StoreTable {
  /// The columns in SQL.
  fileprivate var list: String { columns.map(\.key).joined(separator: ", ") }

  /// What rows are read from.
  fileprivate var source: String {
    switch name {
    case "meta": "(SELECT * FROM meta WHERE key = 'secret') AS meta"
    case "account":
      "(SELECT account.*, skeleton FROM account JOIN name ON name.account = id) AS account"
    case "retired_name": "(SELECT skeleton FROM name WHERE account IS NULL) AS name"
    case "run":
      """
      (SELECT run.*, EXISTS (SELECT 1 FROM open_run WHERE open_run.id = run.id) AS is_open
      FROM run) AS run
      """
    case "deletion": "(SELECT DISTINCT date, hash, at, newest_account FROM deletion) AS deletion"
    case "journal": "(SELECT * FROM journal WHERE NOT deleted) AS journal"
    case _ where columns.first?.key == "journal":
      """
      (SELECT * FROM \(name) WHERE journal NOT IN (SELECT number FROM journal WHERE deleted))
      AS \(name)
      """
    default: name
    }
  }
}

extension StoreField {
  /// The value of a parameter.
  fileprivate func value(as kind: StoreTable.Kind) -> Value {
    switch (self, kind) {
    case (.integer(let value), .bool): .bool(value != 0)
    case (.integer(let value), _): .int(value)
    case (.bytes(let bytes), .text): .text(String(decoding: bytes, as: UTF8.self))
    case (.bytes(let bytes), .id): .id(EventID(bytes: bytes))
    case (.bytes(let bytes), _): .bytes(bytes)
    case (.null, _): .bytes(nil)
    }
  }
}

extension RowValues {
  fileprivate func field(_ column: Int, _ kind: StoreTable.Kind) throws(StoreError) -> StoreField {
    if isNull(column) { return .null }
    return switch kind {
    case .integer: .integer(try int64(column))
    case .bool: .integer(try bool(column) ? 1 : 0)
    case .text, .bytes, .octets, .id: .bytes(try bytes(column))
    }
  }
}
