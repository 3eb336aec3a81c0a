package import ScoreStore

/// Why a database file cannot be opened or made.
package struct StoreFileError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  package enum Fault: Hashable, Sendable {
    /// The file exists already.
    case exists
    /// The file cannot be read.
    case unreadable
    /// The file is no database, or its head is torn.
    case noDatabase
    /// The file is the database of another program.
    case foreign
    /// The file was made by a newer version of the server.
    case newer
    /// The database failed.
    case store(StoreError)
  }

  /// The file.
  package let path: String
  /// What is wrong with it.
  package let fault: Fault

  /// An error.
  package init(path: String, fault: Fault) {
    self.path = path
    self.fault = fault
  }

  /// The meaning of an error that opening a file, or making one, ended in.
  init(_ error: any Error, path: String) {
    self =
      error as? StoreFileError
      ?? StoreFileError(path: path, fault: .store(StoreError(sqlite: error)))
  }
}
