import GameEngine
import ScoreStore
import ScoreStorePostgres
import ScoreStoreSQLite
import StoreTestSupport
import Testing

/// Makes empty stores of one kind. The tests of this target are the conformance suite of `ScoreStore`: they
/// run on a store of every factory, and use only the protocols. A new kind of store needs one more factory in
/// `all`.
struct StoreFactory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Opens stores on one new database: one, or another number.
  private let open: @Sendable (_ count: Int) async throws -> [any ScoreStore]

  /// An empty store.
  func make() async throws -> any ScoreStore { try await open(1)[0] }

  /// Two stores on one database, as two servers have them. They are the same if only one can use it.
  func makeTwo() async throws -> [any ScoreStore] { try await open(2) }

  /// A factory for every kind of store.
  static let all: [StoreFactory] =
    [
      StoreFactory(testDescription: "SQLite in memory") { count in
        let store = try await SQLiteStore.open(path: ":memory:")
        return Array(repeating: store, count: count)
      },
      StoreFactory(testDescription: "SQLite in a file") { count in
        let file = StoreFolder.newFile()
        var stores: [any ScoreStore] = []
        for _ in 0..<count { stores.append(try await SQLiteStore.open(path: file)) }
        return stores
      },
    ] + (PostgresServer.socket == nil ? [] : [postgres])

  private static let postgres = StoreFactory(testDescription: "PostgreSQL") { count in
    let address = try await PostgresServer.newDatabase()
    var stores: [any ScoreStore] = []
    for _ in 0..<count { stores.append(try await PostgresStore.open(address)) }
    return stores
  }
}
