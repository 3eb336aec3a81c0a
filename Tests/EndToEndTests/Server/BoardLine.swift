/// A board in the response of `GET /v1/boards/{board}/{period}`.
struct BoardPage: Decodable {
  let players: Int
  let entries: [BoardLine]
}

/// One line of a board.
struct BoardLine: Decodable {
  let rank: Int
  let username: String
  let score: Int
  let elapsedMillis: Int
  let finishedAt: String
  let run: String?
}
