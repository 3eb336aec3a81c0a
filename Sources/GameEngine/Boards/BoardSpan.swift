/// Boards of one kind for consecutive periods.
package struct BoardSpan: Hashable, Sendable {
  /// The board of the earliest period.
  package let first: BoardKey
  /// The board of the latest period, of the same kind.
  package let last: BoardKey

  /// The boards from `first` to `last`, which must be of the same kind.
  package init(_ first: BoardKey, _ last: BoardKey) {
    self.first = first
    self.last = last
  }

  package init(_ board: BoardKey) { self.init(board, board) }
}
