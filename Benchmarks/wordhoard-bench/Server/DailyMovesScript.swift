import ScoreAPI

/// Makes players play a daily up to its last move.
struct DailyMovesScript: LoadScript {
  private static let tails: [[UInt8]] = DailyMoves.inputs.enumerated().map { place, input in
    Array(RawRequest.tail(#"{"move":\#(place + 1),"input":"\#(input)"}"#).utf8)
  }

  private let heads: [[UInt8]]
  private var next = 0
  /// The player of each connection, and the number of the next move.
  private var turns: [Int: (player: Int, move: Int)] = [:]

  /// - Parameter players: accounts that have each started the daily.
  init(players: [VirtualPlayer]) {
    heads = players.map {
      Array(RawRequest.head("POST", Route.move.path($0.run), token: $0.token).utf8)
    }
  }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    var turn = turns[connection] ?? (player: 0, move: DailyMovesScript.tails.count)
    if turn.move == DailyMovesScript.tails.count {
      guard next < heads.count else { return false }
      turn = (next, 0)
      next += 1
    }
    bytes += heads[turn.player]
    bytes += DailyMovesScript.tails[turn.move]
    turn.move += 1
    turns[connection] = turn
    return true
  }
}
