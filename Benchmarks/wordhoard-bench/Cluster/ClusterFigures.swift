/// The measurements of a cluster, and the figures computed from them.
struct ClusterFigures {
  /// The number of players on the boards.
  let players: Int
  /// Sending a score to the peer, which finds the rank by counts in memory; nil if it was not measured.
  var peer: LoadResult?
  /// A move and a last move on SQLite.
  var sqliteMove = LoadResult()
  var sqliteLastMove = LoadResult()
  /// A move on one node; the processor time includes PostgreSQL's.
  var move = LoadResult()
  /// The seconds of processor time of PostgreSQL alone for the moves.
  var moveDatabaseSeconds = 0.0
  /// Moves that the store alone writes; the processor time is PostgreSQL's.
  var storeMoves = StoreMoves.Outcome()
  /// A last move on three nodes, of 64 players at once.
  var lastMove = LoadResult()
  /// The same, of as many players as fill the commits of all nodes; the processor time is PostgreSQL's.
  var ends = LoadResult()
  var statements = MoveStatements.Count()
  /// The number of moves to which the statements belong.
  var countedMoves = 0
  var rankReads = RankReads.Outcome()
  var ranks = RankComparison.Outcome()
  /// The seconds for which sessions that had ended were accepted.
  var sessions: [Double] = []
  /// The seconds until each node was ready.
  var starts: [Double] = []
  /// The memory of the largest node in RAM, in MiB.
  var memory = 0.0
  /// The milliseconds of a write to the disk.
  var syncMillis = 0.0
  /// Moves that a standby confirms: of 64 players at once, and of 64 players with pauses.
  var confirmed = LoadResult()
  var confirmedAtLeisure = LoadResult()
  /// The faults that `check` finds at the end.
  var faults = 0

  /// All figures.
  var all: [Figure] { speeds + waits + exactness + rest }

  private var speeds: [Figure] {
    let besidePeer = peer.map { peer in
      [
        speed("a move, node and PostgreSQL", move, beside: peer, "peer's POST", atLeast: 4),
        speed(
          "a last move with its rank among \(players), three nodes", lastMove, beside: peer,
          "peer's POST", atLeast: 3),
      ]
    }
    return (besidePeer ?? []) + [
      speed("a move, node and PostgreSQL", move, beside: sqliteMove, "SQLite"),
      speed("a last move, three nodes", lastMove, beside: sqliteLastMove, "SQLite"),
      wanted(
        "moves, PostgreSQL alone, \(whole(storeMoves.batch)) a commit",
        storeMoves.result.perProcessorSecond, "a CPU second", .atLeast, 40_000),
      wanted(
        "whole ends, PostgreSQL alone, three nodes", ends.perProcessorSecond, "a CPU second",
        .atLeast, 4500),
    ]
  }

  private var waits: [Figure] {
    let roundTrip = rankReads.roundTrips.quantile(0.5)
    func confirmed(_ name: String, _ load: LoadResult) -> Figure {
      Figure(
        name: "\(name), confirmed by a standby, p99", value: load.quantile(0.99),
        yardstick: syncMillis + roundTrip, unit: "ms",
        yardstickName: "pg_test_fsync and round trip",
        bound: .atMost, limit: 3)
    }
    return [
      confirmed("a move of 64 players at once", self.confirmed),
      confirmed("a move of 64 players, one a second each", confirmedAtLeisure),
      Figure(
        name: "a rank read after another node's end, p99", value: rankReads.reads.quantile(0.99),
        yardstick: 2 * roundTrip + 5, unit: "ms", yardstickName: "2 round trips + 5 ms",
        bound: .atMost, limit: 1),
      wanted("ready after the start", starts.max() ?? .nan, "s", .atMost, 3),
      wanted(
        "a session ended on another node, \(sessions.count) times, longest",
        sessions.max() ?? .nan, "s", .atMost, 1),
    ]
  }

  private var exactness: [Figure] {
    [
      none("wrong of \(rankReads.reads.requests) ranks after another node's end", rankReads.wrong),
      none(
        "wrong of \(ranks.compared) ranks of three nodes while \(ranks.ended) runs end", ranks.wrong
      ),
      none("faults in the database at the end", faults),
    ]
  }

  private var rest: [Figure] {
    let moves = Double(countedMoves)
    return [
      wanted(
        "statements a move, one player at a time", Double(statements.batches) / moves, "",
        .atMost, 1),
      wanted("reads a move", Double(statements.reads) / moves, "", .atMost, 0.01),
      wanted("memory of a node", memory, "MiB", .atMost, 150),
    ]
  }

  private func speed(
    _ name: String, _ load: LoadResult, beside other: LoadResult, _ otherName: String,
    atLeast limit: Double? = nil
  ) -> Figure {
    Figure(
      name: name, value: load.perProcessorSecond, yardstick: other.perProcessorSecond,
      unit: "a CPU second", yardstickName: otherName, bound: limit == nil ? .none : .atLeast,
      limit: limit ?? 0)
  }

  private func wanted(
    _ name: String, _ value: Double, _ unit: String, _ bound: Figure.Bound, _ target: Double
  ) -> Figure {
    Figure(
      name: name, value: value, yardstick: target, unit: unit, yardstickName: "wanted",
      bound: bound, limit: 1)
  }

  /// A number that must be zero.
  private func none(_ name: String, _ count: Int) -> Figure {
    Figure(
      name: name, value: Double(count), yardstick: 1, unit: "", yardstickName: "one",
      bound: .atMost, limit: 0)
  }

  private func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
