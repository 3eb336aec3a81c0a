import ScoreAPI

/// The servers that a load is put on, and all that takes processor time for it.
struct LoadTarget {
  let ports: [Int]
  let meter: any Measured
  /// The words of each definition.
  let headwords: [String: Set<String>]

  /// Makes players start a daily, an equal part of them on each server.
  func start(
    _ players: [VirtualPlayer], daily date: String, connections: Int = 64
  ) throws -> [[VirtualPlayer]] {
    try start(players, #"{"board":"daily","date":"\#(date)"}"#, connections)
  }

  /// Makes players play a daily up to its last move.
  ///
  /// - Parameters:
  ///   - begun: those who have started it, for each server.
  ///   - pause: the nanoseconds from one move of a connection to its next; nil for none.
  func moves(
    _ begun: [[VirtualPlayer]], connections: Int = 64, pause: UInt64? = nil
  ) throws -> LoadResult {
    let moves = begun.map { DailyMovesScript(players: $0) }
    var script = EachNode(moves.map { PacedMoves($0, pause: pause) })
    return try run(&script, connections)
  }

  /// Makes players start a run, which is not measured, and end it with a wrong answer.
  func lastMoves(_ players: [VirtualPlayer], connections: Int = 64) throws -> LoadResult {
    let begun = try start(players, #"{"board":"run"}"#, connections)
    var script = EachNode(begun.map { LastMoveScript(players: $0) })
    return try run(&script, connections)
  }

  private func start(
    _ players: [VirtualPlayer], _ body: String, _ connections: Int
  ) throws -> [[VirtualPlayer]] {
    let parts = ports.indices.map { node in
      players.enumerated().filter { $0.offset % ports.count == node }.map(\.element)
    }
    var script = EachNode(
      parts.map { StartScript(players: $0, body: body, headwords: headwords) })
    _ = try run(&script, connections)
    return script.scripts.map(\.players)
  }

  private func run(_ script: inout some LoadScript, _ connections: Int) throws -> LoadResult {
    try LoadDriver(ports: ports, connections: connections).run(&script, on: meter)
  }
}
