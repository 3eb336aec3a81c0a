import GameEngine
import ScoreStore
import ScoreStoreSQLite
import StoreTestSupport
import Testing

/// Makes empty stores of one kind. The tests of this target are the conformance suite of `ScoreStore`: they
/// run on a store of every factory, and use only the protocols. A new kind of store needs one more factory in
/// `all`.
struct StoreFactory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> any ScoreStore

  /// A factory for every kind of store.
  static let all: [StoreFactory] = [
    StoreFactory(testDescription: "SQLite in memory") {
      try await SQLiteStore.open(path: ":memory:")
    },
    StoreFactory(testDescription: "SQLite in a file") {
      try await SQLiteStore.open(path: StoreFolder.newFile())
    },
  ]
}
