import ScoreStore

/// A place on a board as the query `after` has it: score, seconds, instant and account.
struct BoardCursor: Hashable, Sendable, CustomStringConvertible {
  /// The place.
  let position: BoardPosition

  /// The cursor of a place.
  init(_ position: BoardPosition) { self.position = position }

  /// A cursor as it is written, or nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, let score = Int(parts[0]), let seconds = Int(parts[1]),
      let finishedAt = Int64(parts[2]), let account = AccountID(parts[3]),
      [Int64(score), Int64(seconds), finishedAt, account].allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(
      BoardPosition(score: score, seconds: seconds, finishedAt: finishedAt, account: account))
  }

  var description: String {
    "\(position.score).\(position.seconds).\(position.finishedAt).\(position.account)"
  }
}
