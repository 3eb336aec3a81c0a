import Foundation
import GameEngine
import ScoreAPI
import Synchronization

/// Compares the ranks that all servers show with a count of the entries, in one state of the database, while players write on all
/// servers.
struct RankComparison {
  let target: LoadTarget
  let postgres: PostgresServer
  let seconds: Double

  private static let writers = 16
  /// The microseconds between two comparisons, in which only the writers work.
  private static let pause: UInt32 = 100_000

  /// What was compared.
  struct Outcome {
    /// The number of ranks that were compared, and of those that were wrong.
    var compared = 0
    var wrong = 0
    /// The number of runs that ended meanwhile.
    var ended = 0
  }

  /// - Parameters:
  ///   - writers: those who play.
  ///   - readers: players on the board whose ranks are compared.
  func run(_ writers: [VirtualPlayer], _ readers: [VirtualPlayer]) throws -> Outcome {
    let load = Mutex<Result<Int, any Error>?>(nil)
    let (ports, headwords, seconds) = (target.ports, target.headwords, seconds)
    Thread.detachNewThread {
      let result = Result {
        try RankComparison.play(writers, on: ports, headwords, seconds: seconds)
      }
      load.withLock { $0 = result }
    }
    let connections = try ports.map { try PatientConnection(port: $0, from: 0x7F01_0001) }
    let (lock, session) = (try PsqlSession(postgres), try PsqlSession(postgres))
    var outcome = Outcome()
    var random = SeededGenerator(seed: 40)
    while load.withLock({ $0 == nil }) {
      usleep(RankComparison.pause)
      let reader = readers[random.below(readers.count)]
      let name = try BoardRank.read(reader, on: connections[0]).username
      // No end of a run commits while this lock is held, so the count and all servers see the same state. The count itself would
      // hold the lock for too long.
      _ = try lock.run("BEGIN; LOCK TABLE feed IN SHARE MODE")
      _ = try session.run("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1")
      let shown = try connections.map { try BoardRank.read(reader, on: $0) }
      _ = try lock.run("COMMIT")
      let counted = try BoardRank.counted(of: name, session)
      _ = try session.run("COMMIT")
      outcome.compared += shown.count
      outcome.wrong += shown.filter { $0 != counted }.count
    }
    try lock.close()
    try session.close()
    outcome.ended = try load.withLock { try $0?.get() ?? 0 }
    return outcome
  }

  /// Plays for some seconds, and returns the number of runs that ended.
  private static func play(
    _ players: [VirtualPlayer], on ports: [Int], _ headwords: [String: Set<String>],
    seconds: Double
  ) throws -> Int {
    var script = RunWriters(players, connections: writers, headwords: headwords)
    let driver = try LoadDriver(ports: ports, connections: writers)
    _ = try driver.run(&script, on: MeasuredTogether([]), limit: seconds)
    return script.ended
  }
}
