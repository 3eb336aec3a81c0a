import Foundation
import Testing

@testable import SQLite

@Suite("Connections to SQLite")
struct ConnectionTests {
  private let file: DatabaseFile
  private let db: Connection

  init() throws {
    file = try DatabaseFile()
    db = try file.connection()
    try db.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, name TEXT UNIQUE, data BLOB)")
  }

  private func count() throws -> Int? { try db.first("SELECT count(*) FROM word") { $0.int(0) } }

  @Test(
    "values are read as they were written",
    arguments: [
      SQLiteValue.text(""), .text("dawn"), .text("a\u{0}b"), .text("🌅 Morgenröte"),
      .integer(Int64.min), .integer(Int.max), .integer(0), .null, .blob([]), .blob([0, 255, 0]),
    ])
  func values(value: SQLiteValue) throws {
    let copy = try db.first("SELECT ?", [value]) { row -> SQLiteValue in
      switch value {
      case .integer: .integer(row.int64(0))
      case .text: .text(row.text(0))
      case .blob: row.isNull(0) ? .null : .blob(row.blob(0))
      case .null: row.isNull(0) ? .null : .integer(0)
      }
    }
    #expect(copy == value)
  }

  @Test("a blob of many megabytes is read as it was written")
  func hugeBlob() throws {
    let bytes = (0..<20_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try db.run("INSERT INTO word (data) VALUES (?)", [.blob(bytes)])
    #expect(try db.first("SELECT data FROM word") { $0.blob(0) == bytes } == true)
  }

  @Test("malformed UTF-8 is repaired, and other types are converted")
  func malformed() throws {
    #expect(try db.first("SELECT CAST(x'61FFC362' AS TEXT)") { $0.text(0) } == "a\u{FFFD}\u{FFFD}b")
    try db.forEach("SELECT NULL, 'x', 7, x'00', 1.5") { row in
      #expect(row.text(0).isEmpty && row.int(0) == 0 && row.blob(0).isEmpty)
      #expect(row.isNull(0) && !row.isNull(1) && !row.isText(0) && row.isText(1))
      #expect(row.int(1) == 0 && !row.isText(2) && row.text(2) == "7")
      #expect(row.text(3) == "\u{0}" && row.int(4) == 1)
      #expect(row.int(99) == 0 && row.text(99).isEmpty && row.isNull(-1))
    }
  }

  @Test("changes and the last ID are those of the last statement")
  func changes() throws {
    try db.run("INSERT INTO word (name) VALUES ('dawn'), ('dusk')")
    #expect(db.changes == 2)
    #expect(db.lastRowID == 2)
    try db.run("INSERT OR IGNORE INTO word (name) VALUES (?)", [.text("dawn")])
    #expect(db.changes == 0)
  }

  // MARK: - Rows

  private static let numbers = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT i FROM n
    """

  @Test("rows are visited in order, all or until the visit ends")
  func rows() throws {
    var seen: [Int] = []
    try db.forEach(Self.numbers) { seen.append($0.int(0)) }
    #expect(seen == [1, 2, 3, 4, 5])
    seen = []
    try db.scan(Self.numbers) { row in
      seen.append(row.int(0))
      return seen.count < 2
    }
    #expect(seen == [1, 2])
    #expect(try db.first(Self.numbers) { $0.int(0) > 3 ? $0.int(0) : nil } == 4)
    #expect(try db.first("SELECT 1 WHERE 0") { $0.int(0) } == nil)
  }

  @Test("a visit may execute the same statement")
  func nested() throws {
    var pairs = 0
    try db.forEach(Self.numbers) { _ in try db.forEach(Self.numbers) { _ in pairs += 1 } }
    #expect(pairs == 25)
  }

  @Test("an error of a visit ends the query, and the statement can be used again")
  func throwingVisit() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try db.forEach(Self.numbers) { _ in throw Stop() } }
    #expect(try db.first(Self.numbers) { $0.int(0) } == 1)
    try db.execute("DROP TABLE word")
  }

  // MARK: - Statements

  @Test("statements are kept, but not too many, and keep no arguments")
  func cache() throws {
    for number in 0..<100 {
      #expect(try db.first("SELECT ?, \(number)", [.integer(number)]) { $0.int(0) } == number)
    }
    #expect(db.cache.count == Connection.cacheSize)
    #expect(throws: SQLiteError.self) { try db.first("SELECT ?, 0") { $0.int(0) } }
    #expect(try db.first("SELECT ?, 0", [.null]) { $0.isNull(0) } == true)
  }

  @Test("a kept statement follows a change of the schema")
  func schemaChange() throws {
    #expect(try count() == 0)
    try file.connection().execute(
      "ALTER TABLE word ADD COLUMN level; INSERT INTO word DEFAULT VALUES")
    #expect(try count() == 1)
  }

  @Test("mistakes are errors")
  func mistakes() throws {
    let code = { (error: (any Error)?) in (error as? SQLiteError)?.primary }
    #expect(code(#expect(throws: (any Error).self) { try db.run("") }) == .misuse)
    #expect(code(#expect(throws: (any Error).self) { try db.run("SELECT 1; SELECT 2") }) == .misuse)
    #expect(code(#expect(throws: (any Error).self) { try db.run("SELECT ?") }) == .range)
    #expect(code(#expect(throws: (any Error).self) { try db.run("SELECT 1", [.null]) }) == .range)
    let error = #expect(throws: SQLiteError.self) { try db.run("SELEKT") }
    #expect(error?.message == "near \"SELEKT\": syntax error")
    #expect(throws: SQLiteError.self) { try db.execute("SELECT 1; SELEKT") }
  }

  @Test("a message is one short line")
  func message() throws {
    let error = #expect(throws: SQLiteError.self) {
      try db.run("SELECT * FROM \"a\u{1B}[31m\n\(String(repeating: "x", count: 1000))\"")
    }
    let message = try #require(error?.message)
    #expect(message.count == 200 && message.hasPrefix("no such table: a [31m x"))
  }

  @Test("a violated rule has its extended code")
  func constraint() throws {
    try db.run("INSERT INTO word (name) VALUES ('dawn')")
    let error = #expect(throws: SQLiteError.self) {
      try db.run("INSERT INTO word (name) VALUES (?)", [.text("dawn")])
    }
    #expect(error?.primary == .constraint)
    #expect(error?.code.rawValue == 2067)
    #expect(try count() == 1)
  }
}
