/// Boards of one kind whose periods follow one another.
package struct BoardSpan: Hashable, Sendable {
  /// The board of the earliest period.
  package let first: BoardKey
  /// The board of the latest period, of the same kind.
  package let last: BoardKey

  /// The boards from one to another.
  package init(_ first: BoardKey, _ last: BoardKey) {
    self.first = first
    self.last = last
  }

  /// A single board.
  package init(_ board: BoardKey) { self.init(board, board) }
}
