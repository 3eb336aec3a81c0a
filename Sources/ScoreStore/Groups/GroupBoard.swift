/// The whole board of a group. A group is small, so pages are cut from the list of all entries.
package struct GroupBoard: Hashable, Sendable {
  /// All entries, best first. Players with equal score and seconds share a rank.
  package let entries: [RankedEntry]

  /// - Parameters:
  ///   - rows: the position of each member, and a function that makes its entry from a rank; in any
  ///     order.
  package init(_ rows: [(position: BoardPosition, ranked: (Int) -> RankedEntry)]) {
    var entries: [RankedEntry] = []
    var last: BoardPosition?
    for row in rows.sorted(by: { $0.position < $1.position }) {
      let isShared = last?.score == row.position.score && last?.seconds == row.position.seconds
      let rank = isShared ? entries.last?.rank : nil
      entries.append(row.ranked(rank ?? entries.count + 1))
      last = row.position
    }
    self.entries = entries
  }

  /// A player's entry; nil if the player has no result on the board.
  package func entry(of account: AccountID) -> RankedEntry? {
    entries.first { $0.position.account == account }
  }

  /// The entries after a position; the first entries if it is nil.
  package func page(after position: BoardPosition?, limit: Int) -> BoardPage {
    let start = position.flatMap { position in
      entries.firstIndex { position < $0.position } ?? entries.count
    }
    return page(from: start ?? 0, limit: limit)
  }

  /// The entries with a player in their middle; the first entries if the player is not on the
  /// board.
  package func page(around account: AccountID, limit: Int) -> BoardPage {
    let own = entries.firstIndex { $0.position.account == account } ?? 0
    return page(from: max(0, own - limit / 2), limit: limit)
  }

  private func page(from start: Int, limit: Int) -> BoardPage {
    let end = min(entries.count, start + limit)
    return BoardPage(
      players: entries.count, entries: Array(entries[start..<end]), hasMore: end < entries.count)
  }
}
