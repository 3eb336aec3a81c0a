import Foundation
import GameEngine
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

/// The place of a database, and the kind of store that opens it.
enum StoreLocation: CustomStringConvertible, Sendable {
  /// The file of a SQLite store; `:memory:` for none.
  case file(String)

  /// The place that the settings name.
  init(_ settings: ServerSettings) { self = .file(settings.databasePath) }

  /// The place as operators read it.
  var description: String {
    switch self {
    case .file(let path): path
    }
  }

  /// Opens the store, and creates it if there is none.
  ///
  /// - Parameter boards: the boards whose ranks are counted now.
  func open(
    counting boards: [BoardKey] = [], limits: SpaceLimits = SpaceLimits()
  ) async throws -> any OpenStore {
    switch self {
    case .file(let path):
      try await SQLiteStore.open(path: path, counting: boards, limits: limits)
    }
  }

  /// Opens the store.
  ///
  /// - Throws: `OperatorError.databaseMissing` if there is none.
  func openExisting() async throws -> any OpenStore {
    switch self {
    case .file(let path):
      guard FileManager.default.fileExists(atPath: path) else {
        throw OperatorError.databaseMissing(path)
      }
    }
    // The operator may add accounts beyond the limits; they are for players.
    return try await open()
  }

  /// Takes the lock of the one `serve` of a file, until the process ends.
  func takeServeLock() throws {
    switch self {
    case .file(let path): try ServeLock.take(database: path)
    }
  }

  /// Copies the database to a new file.
  func backup(to file: String) async throws {
    switch self {
    case .file(let path):
      guard FileManager.default.fileExists(atPath: path) else {
        throw OperatorError.databaseMissing(path)
      }
      try await SQLiteStore.open(path: path).backup(to: file)
    }
  }

  /// Calls a function, and names the database in the errors of its store.
  func naming<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as StoreError {
      throw OperatorError.storeAt(self, error)
    }
  }
}
