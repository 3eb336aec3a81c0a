import Foundation
import GRDB
import ScoreServer
import ScoreStore

/// Lets hostile accounts attack a server with default settings while others play. Siege and quiet
/// take turns, so that both are measured on the same machine at the same time.
struct SiegeBench {
  /// The total minutes of quiet and siege.
  let minutes: Double
  /// The path of `wordhoard-server`.
  let server: String

  /// The number of players who play, and the number of players who sometimes log in.
  private static let honest = 50
  /// The seconds of a slice of time. The beginning of a slice is not measured. Of four slices, the
  /// first is quiet.
  private static let slice = 30.0
  private static let settling = 3.0
  /// The seconds after which a request without a response counts as failed.
  private static let patience = 10.0

  func run() async throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let database = folder.path("siege.sqlite")
    note("filling the attackers' journals")
    let fill = try await SiegeFill(database, honest: SiegeBench.honest)
    var outcome = SiegeOutcome(
      usedAtFirst: try await SiegeBench.bytes("page_count - freelist_count", database))
    let port = try MeasuredProcess.freePort()
    let server = try MeasuredProcess(
      "wordhoard-server",
      arguments: [server, "serve", "--port", "\(port)", "--database", database], port: port,
      path: "/healthz", folder: folder.url)
    defer { server.stop() }
    try server.waitForLog(["the database has no faults"])

    let siege = Siege(port: port)
    Attacks.heavyJournal(fill.heavyJournal, siege)
    Attacks.undoing(fill.undoing, siege)
    Attacks.passwords(fill.passwords, siege)
    Attacks.disk(fill.disk, siege)
    Attacks.groupBoards(fill.members, of: fill.group, siege)
    let logins = HonestLogins(fill.returning, siege)
    var players = HonestPlayers(fill.players, headwords: try Checkout.pack().headwords)
    for slice in 0..<max(2, Int(minutes * 60 / SiegeBench.slice)) {
      let isQuiet = slice.isMultiple(of: 4)
      siege.clock.phase = isQuiet ? .quiet : .siege
      let result = play(&players, on: server, &outcome.faults)
      if isQuiet {
        outcome.quiet = outcome.quiet + result
      } else {
        outcome.besieged = outcome.besieged + result
      }
      note(
        String(
          format: "%@: %5d moves, p50 %6.2f ms, p99 %6.2f ms, server %3.0f %% CPU, %.0f MiB",
          isQuiet ? "quiet" : "siege", result.requests, result.quantile(0.5), result.quantile(0.99),
          100 * result.processorSeconds / result.seconds, server.residentMiB()))
    }
    siege.end()
    outcome.peak = server.peakMiB()
    outcome.fileBytes = SiegeBench.fileBytes(database)
    outcome.stopSeconds = server.stop()
    outcome.used = try await SiegeBench.bytes("page_count - freelist_count", database)
    outcome.largestJournal = try await SiegeBench.bytes(
      "(SELECT max(pages) FROM journal)", database)
    for line in siege.tally.lines { note(line) }
    return outcome.figures(logins, siege.tally, seconds: outcome.besieged.seconds)
  }

  /// Plays one slice. An error, such as a refused move, is counted, and all players continue on new
  /// connections.
  private func play(
    _ players: inout HonestPlayers, on server: MeasuredProcess, _ faults: inout [String]
  ) -> LoadResult {
    var all = LoadResult()
    let end = nanoseconds() + UInt64(SiegeBench.slice * 1e9)
    var settling = SiegeBench.settling
    while nanoseconds() + 1_000_000_000 < end {
      do {
        let left = Double(end - nanoseconds()) / 1e9 - settling
        all =
          try all
          + LoadDriver(port: server.port, connections: SiegeBench.honest)
          .run(
            &players, on: server, warmup: settling, limit: left, patience: SiegeBench.patience)
      } catch {
        note("an honest request failed: \(error)")
        faults.append("\(error)")
        players.restart()
        settling = 0
        usleep(500_000)
      }
    }
    return all
  }

  /// The size of a database's files in bytes, including its log.
  private static func fileBytes(_ path: String) -> Double {
    ["", "-wal"].reduce(0) { total, suffix in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + suffix)
      return total + ((attributes?[.size] as? Int).map(Double.init) ?? 0)
    }
  }

  /// The size in bytes of some pages, whose number an SQL expression returns.
  private static func bytes(_ expression: String, _ path: String) async throws -> Double {
    let pages = try await DatabaseQueue(path: path).read {
      try Int.fetchOne(
        $0,
        sql: """
          SELECT \(expression)
          FROM account, pragma_page_count(), pragma_freelist_count() LIMIT 1
          """)
    }
    return Double(pages ?? 0) * 4096
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
