import Archive
import SQLite

/// A private copy of another program's SQLite file. It is read only, and nothing in it can run for long.
final class ForeignDatabase {
  /// The limit of the copy: 1 GiB.
  static let limit = OutputLimit(bytes: 1 << 30)
  private static let header = Array("SQLite format 3\0".utf8)

  /// The names of its tables; views and virtual tables are not among them.
  let tables: Set<String>
  private let connection: Connection
  // Deleted after the connection is closed.
  private let copy: ScratchFile

  /// Whether data begin like an SQLite file.
  static func recognizes(_ beginning: [UInt8]) -> Bool { beginning.starts(with: header) }

  /// Copies a database and opens the copy.
  ///
  /// - Parameter content: passes on the bytes of the file.
  /// - Throws: `ExchangeError`, or an error of `content`.
  init(
    scratchFolder: String, _ content: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    let copy = try ScratchFile(in: scratchFolder)
    var size = 0
    try content { piece in
      size += piece.count
      guard size <= ForeignDatabase.limit.bytes else { throw ExchangeError.tooLarge }
      try Task.checkCancellation()
      try copy.append(piece)
    }
    guard size >= 100, let beginning = try? ByteSource(path: copy.path).prefix(16),
      ForeignDatabase.recognizes(beginning)
    else { throw ExchangeError.damaged }
    // The format versions: 2 means that there may be a write-ahead log, which would have to be created.
    try copy.replace(at: 18, with: [1, 1])
    self.copy = copy
    do {
      let connection = try Connection(path: copy.path, .reading)
      try connection.distrust()
      var tables: Set<String> = []
      try connection.forEach(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0"
      ) { tables.insert($0.text(0)) }
      self.connection = connection
      self.tables = tables
    } catch let error as SQLiteError {
      throw ExchangeError(error)
    }
  }

  /// Visits the rows of a query on tables that exist.
  ///
  /// - Throws: `ExchangeError`, or an error of the visit.
  func forEach(_ sql: String, _ visit: (borrowing Row) throws -> Void) throws {
    do {
      var rows = 0
      try connection.forEach(sql, []) { row in
        rows += 1
        if rows.isMultiple(of: 1024) { try Task.checkCancellation() }
        try visit(row)
      }
    } catch let error as SQLiteError {
      throw ExchangeError(error)
    }
  }
}

extension ExchangeError {
  fileprivate init(_ error: SQLiteError) {
    self =
      switch error.primary {
      case .error: .otherProgram
      case .interrupted, .tooLarge: .tooLarge
      default: .damaged
      }
  }
}
