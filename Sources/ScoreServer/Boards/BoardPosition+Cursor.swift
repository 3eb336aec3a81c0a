import ScoreStore

extension BoardPosition {
  /// The position as a cursor, which is opaque to clients.
  var cursor: String { "\(score).\(seconds).\(finishedAt).\(account)" }

  /// The position of a cursor, or nil for any other text.
  init?(cursor: String) {
    let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, cursor.utf8.count <= 80, let score = Int(parts[0]),
      let seconds = Int(parts[1]), let finishedAt = Int64(parts[2]), let account = Int64(parts[3]),
      score >= 0, seconds >= 0, finishedAt >= 0
    else { return nil }
    self.init(score: score, seconds: seconds, finishedAt: finishedAt, account: account)
  }
}
