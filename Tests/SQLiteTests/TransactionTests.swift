import Foundation
import Testing

@testable import SQLite

@Suite("Transactions and files of SQLite")
struct TransactionTests {
  private struct Stop: Error {}

  private let file: DatabaseFile

  init() throws {
    file = try DatabaseFile()
    try file.connection().execute("PRAGMA journal_mode = WAL; CREATE TABLE t (a UNIQUE)")
  }

  private func insert(_ number: Int, _ db: Connection) throws {
    try db.run("INSERT INTO t VALUES (?)", [.integer(number)])
  }

  private func count(_ db: Connection) throws -> Int? {
    try db.first("SELECT count(*) FROM t") { $0.int(0) }
  }

  @Test("an error undoes a transaction", arguments: [Connection.Locking.deferred, .immediate])
  func rollback(locking: Connection.Locking) throws {
    let db = try file.connection()
    #expect(throws: Stop.self) {
      try db.transaction(locking) {
        try insert(1, db)
        throw Stop()
      }
    }
    #expect(throws: SQLiteError.self) {
      try db.transaction(locking) {
        try insert(1, db)
        try insert(1, db)
      }
    }
    #expect(try count(db) == 0)
    try db.transaction(locking) { try insert(1, db) }
    #expect(try count(db) == 1)
  }

  @Test("a transaction that SQLite undid itself leaves the connection usable")
  func undone() throws {
    let db = try file.connection()
    #expect(throws: SQLiteError.self) {
      try db.transaction(.immediate) {
        try insert(1, db)
        try db.run("INSERT OR ROLLBACK INTO t VALUES (1)")
      }
    }
    #expect(try count(db) == 0)
    try db.transaction(.immediate) { try insert(2, db) }
    #expect(try count(db) == 1)
  }

  @Test("a nested transaction is an error and undoes the outer one")
  func nested() throws {
    let db = try file.connection()
    #expect(throws: SQLiteError.self) {
      try db.transaction(.immediate) {
        try insert(1, db)
        try db.transaction(.deferred) {}
      }
    }
    #expect(try count(db) == 0)
  }

  @Test("a reader sees one state, whatever is written meanwhile")
  func snapshot() throws {
    let (reader, writer) = (try file.connection(), try file.connection())
    try reader.transaction(.deferred) {
      #expect(try count(reader) == 0)
      try writer.transaction(.immediate) { try insert(1, writer) }
      #expect(try count(reader) == 0)
    }
    #expect(try count(reader) == 1)
  }

  @Test("a locked file is busy after the timeout")
  func busy() throws {
    let (db, other) = (try file.connection(timeout: 50), try file.connection())
    try other.transaction(.immediate) {
      let start = ContinuousClock.now
      let error = #expect(throws: SQLiteError.self) { try db.transaction(.immediate) {} }
      #expect(error?.primary == .busy)
      #expect(ContinuousClock.now - start >= .milliseconds(45))
      let number = try count(db)
      #expect(number == 0)
    }
    try db.transaction(.immediate) { try insert(1, db) }
  }

  @Test("threads take turns at a database")
  func threads() async throws {
    let database = Database(try file.connection())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<50 {
            try database.write { try insert(thread * 50 + number, $0) }
            _ = try database.read { try count($0) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try database.use { try count($0) } == 400)
  }

  @Test("the last connection that closes deletes the log, although statements were kept")
  func close() throws {
    var connections = [try file.connection(), try file.connection()]
    for (number, db) in connections.enumerated() { try insert(number, db) }
    connections.removeLast()
    #expect(FileManager.default.fileExists(atPath: file.path + "-wal"))
    connections.removeLast()
    #expect(!FileManager.default.fileExists(atPath: file.path + "-wal"))
    #expect(try count(try file.connection()) == 2)
  }

  @Test("a file that is missing, a folder or no database cannot be opened or read")
  func badFiles() throws {
    let missing = #expect(throws: SQLiteError.self) {
      try Connection(path: "\(file.folder)/none", .writing)
    }
    #expect(missing?.primary == .cannotOpen)
    #expect(throws: SQLiteError.self) { try Connection(path: file.folder, .creating) }
    let text = "\(file.folder)/text"
    try Data(repeating: 65, count: 5000).write(to: URL(fileURLWithPath: text))
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: text, .reading).execute("SELECT * FROM sqlite_master")
    }
    #expect(error?.primary == .notADatabase)
  }

  @Test("a connection for reading cannot write")
  func readOnly() throws {
    let db = try Connection(path: file.path, .reading)
    #expect(try count(db) == 0)
    #expect(throws: SQLiteError.self) { try insert(1, db) }
  }
}
