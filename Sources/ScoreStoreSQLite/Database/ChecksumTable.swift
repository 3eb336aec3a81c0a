import GRDB

/// A table whose rows have checksums: all tables except SQLite's own and the table of migrations.
struct ChecksumTable {
  let name: String
  /// The columns that the checksum includes.
  let columns: [String]
  /// The columns that identify a row.
  let key: [String]

  /// The checksum that a row should have.
  var checksum: String { RowChecksum.of(sql: columns.joined(separator: ", ")) }

  /// All tables with checksums, in the order of their creation.
  static func all(_ db: Database) throws -> [ChecksumTable] {
    let names = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM sqlite_master
        WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'grdb_migrations'
        ORDER BY rowid
        """)
    return try names.map { name in
      let rows = try Row.fetchAll(
        db, sql: "SELECT name, pk FROM pragma_table_info(?)", arguments: [name])
      let key = rows.filter { $0[1] > 0 }.sorted { $0[1] < $1[1] as Int }.map { $0[0] as String }
      return ChecksumTable(
        name: name, columns: rows.map { $0[0] }.filter { $0 != RowChecksum.column },
        key: key.isEmpty ? ["rowid"] : key)
    }
  }
}
