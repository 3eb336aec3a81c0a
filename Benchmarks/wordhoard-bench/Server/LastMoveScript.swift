import ScoreAPI

/// Makes every player end a run with a wrong answer to its first question.
struct LastMoveScript: LoadScript {
  private let requests: [[UInt8]]
  private var next = 0

  /// - Parameter players: accounts that have each just started a run.
  init(players: [VirtualPlayer]) {
    requests = players.map {
      Array(
        RawRequest.post(
          Route.move.path($0.run), token: $0.token,
          json: #"{"move":1,"input":"\#($0.wrongAnswer)"}"#
        ).utf8)
    }
  }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    guard next < requests.count else { return false }
    bytes += requests[next]
    next += 1
    return true
  }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {
    guard place(of: "\"rank\":", in: body) != nil else {
      throw BenchError(
        message: "a last move without a rank: \(String(decoding: body.prefix(500), as: UTF8.self))")
    }
  }
}
