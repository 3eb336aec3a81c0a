package import GameEngine

/// The boards of a server. They change when runs end or are removed, when accounts are deleted, and when dailies close.
package protocol BoardStore: Sendable {
  /// A page of a board, best first.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - position: the position to start after; nil for the top.
  ///   - limit: the number of entries, 1 to 100.
  func page(
    _ board: BoardKey, after position: BoardPosition?, limit: Int
  ) async throws(StoreError) -> BoardPage

  /// The page with a player in its middle; the top if the player is not on the board.
  func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws(StoreError) -> BoardPage

  /// A player's entry on a board.
  func entry(of account: AccountID, on board: BoardKey) async throws(StoreError) -> RankedEntry?

  /// The standing that a score would have if it were added to a board.
  func standing(of score: BoardScore, on board: BoardKey) async throws(StoreError) -> Standing

  /// The number of players on a board.
  func players(on board: BoardKey) async throws(StoreError) -> Int

  /// The right answers of the players on the board of a daily; nil on other boards.
  func distribution(on board: BoardKey) async throws(StoreError) -> DailyDistribution?

  /// A number that changes whenever the board changes; for caches.
  func version(of board: BoardKey) async throws(StoreError) -> Int

  /// Removes the entries of deleted accounts from the boards of dailies that have closed.
  func removeDeleted(closedBy instant: Int64) async throws(StoreError)

  /// A player's entries on boards of dailies and runs of some courses, the newest first.
  func entries(
    of account: AccountID, in courses: [CourseID], limit: Int
  ) async throws(StoreError) -> [RankedEntry]
}
