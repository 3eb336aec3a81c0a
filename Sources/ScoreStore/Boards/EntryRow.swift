package import GameEngine

/// A row of a board with the name of its player.
package struct EntryRow: Sendable {
  /// The board.
  package let board: BoardKey
  /// The name of its player; empty if the account was deleted.
  package let username: String
  /// The position in the board's order.
  package let position: BoardPosition
  /// The total time of all answers.
  package let elapsedMillis: Int
  /// The run, if the entry is the result of a single one.
  package let run: RunID?
  /// Only on boards of runs.
  package let attempts: Attempts?

  package init(
    board: BoardKey, username: String, position: BoardPosition, elapsedMillis: Int, run: RunID?,
    attempts: Attempts?
  ) {
    self.board = board
    self.username = username
    self.position = position
    self.elapsedMillis = elapsedMillis
    self.run = run
    self.attempts = attempts
  }

  /// The part that determines the rank.
  package var place: BoardPlace { BoardPlace(score: position.score, seconds: position.seconds) }

  /// The entry with its rank.
  package func ranked(_ rank: Int) -> RankedEntry {
    RankedEntry(
      board: board, rank: rank, username: username, position: position,
      elapsedMillis: elapsedMillis, run: run, attempts: attempts)
  }
}

extension BoardPage {
  /// Ranks the rows of a page. Only the rank of its first place comes from the tree; the others follow from the rows, so
  /// that a page is consistent even if the board changes meanwhile.
  package init(
    _ board: BoardKey, _ rows: ArraySlice<EntryRow>, isTop: Bool, hasMore: Bool, removed: Int,
    _ tree: borrowing RankTree
  ) {
    var entries: [RankedEntry] = []
    entries.reserveCapacity(rows.count)
    // The players who share a rank: the index of the first, and the rank. Some may be before the page.
    var place: BoardPlace?
    var start = 0
    var rank = 1
    for row in rows {
      if place != row.place {
        let isWhole = isTop || start > 0
        rank = isWhole ? rank + entries.count - start : tree.rank(of: row.place)
        start = entries.count
        place = row.place
      }
      entries.append(row.ranked(rank))
    }
    self.init(
      players: tree.players, entries: entries, hasMore: hasMore, removed: removed,
      distribution: tree.distribution(on: board))
  }
}

extension Standing {
  /// The standing of a score on a board.
  ///
  /// - Parameter isListed: whether it is on the board; else the player is counted in addition.
  package init(
    of score: BoardScore, on board: BoardKey, isListed: Bool, _ tree: borrowing RankTree
  ) {
    var distribution = tree.distribution(on: board)
    if !isListed, let right = score.regularRight { distribution?.add(1, right: right) }
    self.init(
      rank: tree.rank(of: score.place), players: tree.players + (isListed ? 0 : 1),
      distribution: distribution)
  }
}
