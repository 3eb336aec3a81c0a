import Foundation
import GameEngine
import ScoreAPI
import ScoreStore

/// A player's rank on the board of runs of all time.
struct BoardRank: Equatable {
  let username: String
  let rank: Int
  /// The number of players on the board.
  let players: Int

  /// The rank that a server shows.
  static func read(_ player: VirtualPlayer, on connection: PatientConnection) throws -> BoardRank {
    let path = Route.board.path("run", "all") + "?around=me&limit=1"
    let answer = try connection.ask(RawRequest.get(path, token: player.token))
    let view = try JSONDecoder().decode(BoardView.self, from: Data(answer.body))
    guard let me = view.me else { throw BenchError(message: "a player is not on the board") }
    return BoardRank(username: me.username, rank: me.rank, players: view.players)
  }

  /// The rank by a count of all entries.
  static func counted(of name: String, _ session: PsqlSession) throws -> BoardRank {
    let (kind, period) = BoardKey.run(nil).columns
    let board = "kind = \(kind) AND period = \(period)"
    let row = try session.run(
      """
      SELECT 1 + count(*) FILTER (WHERE (-score, elapsed_millis / 1000) < (mine.minus, mine.seconds)),
        count(*)
      FROM entry, (SELECT -score AS minus, elapsed_millis / 1000 AS seconds FROM entry
        WHERE \(board) AND name = '\(name)' AND account = (SELECT id FROM account WHERE folded = '\(name)'))
        AS mine
      WHERE \(board)
      """)
    let numbers = row.split(separator: "|").compactMap { Int($0) }
    guard numbers.count == 2 else { throw BenchError(message: "\(name) has no entry: \(row)") }
    return BoardRank(username: name, rank: numbers[0], players: numbers[1])
  }
}
