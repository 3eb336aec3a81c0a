import CSQLite

/// An error that SQLite reports, or a wrong use of a connection.
package struct SQLiteError: Error, Hashable, Sendable {
  /// A result code of SQLite; an extended one says more than its primary one.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The number of the code.
    package let rawValue: Int32

    /// A code by its number.
    package init(rawValue: Int32) { self.rawValue = rawValue }
  }

  /// The extended result code.
  package let code: Code
  /// SQLite's message: one line of at most 200 characters, without control characters.
  package let message: String

  /// The code without its extension.
  package var primary: Code { Code(rawValue: code.rawValue & 0xff) }

  /// An error with a message of any length.
  package init(_ code: Code, _ message: String) {
    self.code = code
    let printable = message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    self.message = String(printable.prefix(200))
  }

  /// The error of the last call on a connection.
  init(_ code: Int32, of connection: OpaquePointer?) {
    let message = connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(Code(rawValue: code), message.map { String(cString: $0) } ?? "error \(code)")
  }
}

extension SQLiteError.Code {
  /// The statement is not valid for this file: a table or a column is missing.
  package static let error = Self(rawValue: SQLITE_ERROR)
  /// A limit ended the statement.
  package static let interrupted = Self(rawValue: SQLITE_INTERRUPT)
  /// A value exceeds a limit.
  package static let tooLarge = Self(rawValue: SQLITE_TOOBIG)
  /// A needed right was denied.
  package static let permission = Self(rawValue: SQLITE_PERM)
  /// Another connection has locked the file for longer than the timeout.
  package static let busy = Self(rawValue: SQLITE_BUSY)
  /// The same connection has locked a table.
  package static let locked = Self(rawValue: SQLITE_LOCKED)
  /// The file cannot be written.
  package static let readOnly = Self(rawValue: SQLITE_READONLY)
  /// The file cannot be read or written.
  package static let io = Self(rawValue: SQLITE_IOERR)
  /// The content of the file is malformed.
  package static let corrupt = Self(rawValue: SQLITE_CORRUPT)
  /// The disk is full, or the file has its maximum size.
  package static let full = Self(rawValue: SQLITE_FULL)
  /// The file cannot be opened.
  package static let cannotOpen = Self(rawValue: SQLITE_CANTOPEN)
  /// A rule of the schema forbids the change.
  package static let constraint = Self(rawValue: SQLITE_CONSTRAINT)
  /// The interface was used wrongly.
  package static let misuse = Self(rawValue: SQLITE_MISUSE)
  /// An index of a parameter or column is out of range, as with a wrong number of arguments.
  package static let range = Self(rawValue: SQLITE_RANGE)
  /// The file is not a database.
  package static let notADatabase = Self(rawValue: SQLITE_NOTADB)

  // The importer cannot read the macros of extended codes.

  /// The file is shorter than expected.
  package static let shortRead = Self(rawValue: SQLITE_IOERR | 2 << 8)
  /// Writing to the file failed.
  package static let write = Self(rawValue: SQLITE_IOERR | 3 << 8)
  /// Writing through to the disk failed.
  package static let sync = Self(rawValue: SQLITE_IOERR | 4 << 8)
  /// Changing the length of the file failed.
  package static let truncate = Self(rawValue: SQLITE_IOERR | 6 << 8)
  /// The shared memory of the write-ahead log cannot be opened.
  package static let sharedMemoryOpen = Self(rawValue: SQLITE_IOERR | 18 << 8)
  /// The shared memory of the write-ahead log cannot grow.
  package static let sharedMemorySize = Self(rawValue: SQLITE_IOERR | 19 << 8)
  /// The shared memory of the write-ahead log cannot be mapped.
  package static let sharedMemoryMap = Self(rawValue: SQLITE_IOERR | 21 << 8)
}
