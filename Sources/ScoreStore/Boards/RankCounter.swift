package import GameEngine

/// Counts boards when their ranks are needed.
package protocol RankCounter: Sendable {
  /// The trees that have been counted.
  var book: RankBook { get }

  /// Counts a board. It may be forgotten again before it is used.
  func count(_ board: BoardKey) async throws(StoreError)
  /// Learns what other processes have changed. Called before ranks are read; by default there are none.
  func refresh() async throws(StoreError)
}

extension RankCounter {
  package func refresh() async throws(StoreError) {}

  /// Reads a board's tree, counting it first if necessary.
  package func withTree<Value: Sendable>(
    of board: BoardKey, _ body: (borrowing RankTree) -> Value
  ) async throws(StoreError) -> Value {
    try await refresh()
    while true {
      if let value = book.read(board, body) { return value }
      try await count(board)
    }
  }

  /// The standing of a score on a board.
  ///
  /// - Parameter isListed: whether it is on the board; else the player is counted in addition.
  package func standing(
    of score: BoardScore, on board: BoardKey, isListed: Bool
  ) async throws(StoreError) -> Standing {
    try await withTree(of: board) { tree in
      Standing(of: score, on: board, isListed: isListed, tree)
    }
  }
}
