import Foundation
import GameEngine

/// A small score server in Python with FastAPI, for comparison. `python3 FILE fill DB N` fills its
/// database; it then handles `POST /scores {player, score}` and `GET /rank/PLAYER`.
struct Peer {
  /// The ways in which the peer finds a rank.
  enum Ranking: String {
    /// By counts in memory, in a Fenwick tree.
    case memory = "fenwick"
    /// By counting rows with SQL.
    case count
  }

  private let file: URL
  private let players: Int
  private let database: URL
  private let folder: URL

  /// Fills its database with players.
  init(file: String, players: Int, folder: URL) throws {
    self.file = URL(fileURLWithPath: file)
    self.folder = folder
    self.players = players
    database = folder.appendingPathComponent("peer.sqlite")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", self.file.path, "fill", database.path, "\(players)"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(
        message: "\(file) does not fill its database; it may need `pip install fastapi uvicorn`")
    }
  }

  /// Requests that each send a score of some player.
  var posts: [String] {
    var random = SeededGenerator(seed: 1)
    return (0..<20_000).map { _ in
      let json = #"{"player":\#(random.below(players)),"score":\#(random.below(100_000))}"#
      return RawRequest.post("/scores", json: json)
    }
  }

  /// Starts the peer on a free port.
  func start(_ ranking: Ranking) throws -> MeasuredProcess {
    let port = try MeasuredProcess.freePort()
    let module = file.deletingPathExtension().lastPathComponent
    return try MeasuredProcess(
      "peer",
      arguments: [
        "python3", "-m", "uvicorn", "\(module):app", "--app-dir",
        file.deletingLastPathComponent().path, "--host", "127.0.0.1", "--port", "\(port)",
        "--no-access-log", "--log-level", "warning",
      ],
      environment: [
        "PEER_DB": database.path, "PEER_SYNC": "FULL", "PEER_RANK": ranking.rawValue,
        "PYTHONDONTWRITEBYTECODE": "1",
      ], port: port, path: "/top", folder: folder)
  }
}
