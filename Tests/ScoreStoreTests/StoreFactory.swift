import GameEngine
import ScoreStore
import ScoreStoreSQLite
import StoreTestSupport
import Testing

/// Makes an empty store of one kind. The tests of this target are the conformance suite of `ScoreStore`:
/// they run on a store of every factory, and know nothing else of it. A new kind of store is one more
/// factory in `all`.
struct StoreFactory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> any ScoreStore

  /// Every kind of store there is.
  static let all: [StoreFactory] = [
    StoreFactory(testDescription: "SQLite in memory") {
      try await SQLiteStore.open(path: ":memory:")
    },
    StoreFactory(testDescription: "SQLite in a file") {
      try await SQLiteStore.open(path: StoreFolder.newFile())
    },
  ]
}
