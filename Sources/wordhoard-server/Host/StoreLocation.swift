import Foundation
import GameEngine
import ScoreServer
import ScoreStore
import ScoreStorePostgres
import ScoreStoreSQLite

/// The place of a database, and the kind of store that opens it.
enum StoreLocation: CustomStringConvertible, Sendable {
  /// The file of a SQLite store; `:memory:` for none.
  case file(String)
  /// A PostgreSQL database.
  case database(PostgresAddress)

  /// The place that the settings name.
  ///
  /// - Throws: `OperatorError.postgres` if the URL cannot be read.
  init(_ settings: ServerSettings) throws {
    guard let url = settings.databaseURL else {
      self = .file(settings.databasePath)
      return
    }
    do {
      self = .database(try PostgresAddress(url))
    } catch {
      throw OperatorError.postgres("database.url", error)
    }
  }

  /// The place of an argument: a URL, or else a file.
  ///
  /// - Throws: `OperatorError.postgres` if the URL cannot be read.
  init(_ argument: String) throws {
    guard PostgresAddress.isAddress(argument) else {
      self = .file(argument)
      return
    }
    do {
      self = .database(try PostgresAddress(argument))
    } catch {
      throw OperatorError.postgres("the URL", error)
    }
  }

  /// The place as operators read it.
  var description: String {
    switch self {
    case .file(let path): path
    case .database(let address): address.description
    }
  }

  /// Opens the store, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - boards: the boards whose ranks are counted now.
  ///   - creates: whether tables are created in an empty PostgreSQL database.
  func open(
    counting boards: [BoardKey] = [], limits: SpaceLimits = SpaceLimits(), creates: Bool = true
  ) async throws -> any OpenStore {
    switch self {
    case .file(let path):
      return try await SQLiteStore.open(path: path, counting: boards, limits: limits)
    case .database(let address):
      do {
        return try await PostgresStore.open(
          address, counting: boards, creates: creates, limits: limits)
      } catch {
        throw OperatorError.postgres(description, error)
      }
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
    case .database: break
    }
    // The operator may add accounts beyond the limits; they are for players.
    return try await open(creates: false)
  }

  /// Takes the lock of the one `serve` of a file, until the process ends. Several may serve a PostgreSQL database.
  func takeServeLock() throws {
    switch self {
    case .file(let path): try ServeLock.take(database: path)
    case .database: break
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
    case .database: throw OperatorError.backupElsewhere(description)
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
