import Foundation
import GameEngine
import ScoreAPI
import ScoreStore

/// Ends runs on one server, and reads each player's rank at once on another one.
struct RankReads {
  let ports: [Int]
  let postgres: PostgresServer
  let headwords: [String: Set<String>]

  /// What was read.
  struct Outcome {
    /// The nanoseconds of each reading.
    var reads = LoadResult()
    /// The number of ranks that a count of the entries does not confirm.
    var wrong = 0
    /// The nanoseconds of a request that reads nothing.
    var roundTrips = LoadResult()
  }

  func run(_ players: [VirtualPlayer]) throws -> Outcome {
    let connections = try ports.map { try PatientConnection(port: $0, from: 0x7F01_0001) }
    let session = try PsqlSession(postgres)
    var outcome = Outcome()
    for player in players {
      var start = nanoseconds()
      _ = try connections[1].ask(RawRequest.get(Route.health.path))
      outcome.roundTrips.latencies.append(nanoseconds() - start)
      try end(player, on: connections[0])
      start = nanoseconds()
      let view = try BoardRank.read(player, on: connections[1])
      outcome.reads.latencies.append(nanoseconds() - start)
      if try view != BoardRank.counted(of: view.username, session) { outcome.wrong += 1 }
    }
    try session.close()
    return outcome
  }

  private func end(_ player: VirtualPlayer, on connection: PatientConnection) throws {
    var script = StartScript(players: [player], body: #"{"board":"run"}"#, headwords: headwords)
    var request: [UInt8] = []
    _ = script.writeRequest(0, to: &request)
    let begun = try connection.ask(String(decoding: request, as: UTF8.self))
    try begun.body.withUnsafeBytes { try script.readAnswer(0, body: $0) }
    request = []
    var last = LastMoveScript(players: script.players)
    _ = last.writeRequest(0, to: &request)
    let ended = try connection.ask(String(decoding: request, as: UTF8.self))
    try ended.body.withUnsafeBytes { try last.readAnswer(0, body: $0) }
  }
}
