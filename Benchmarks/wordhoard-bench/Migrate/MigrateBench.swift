import Foundation
import GameEngine

/// Times the copying of a database from SQLite to PostgreSQL and back, at two sizes, and compares the copies.
struct MigrateBench {
  /// The number of players at the larger size.
  let players: Int
  /// The path of `wordhoard-server`.
  let server: String

  /// How much larger it is than the smaller one.
  private static let step = 4
  private static let movesOfPlayer = 20
  /// The size for which there is a target, and its seconds.
  private static let goal = 1_000_000
  private static let limit = 600.0

  /// A copy of a database.
  private struct Copy {
    let seconds: Double
    /// The processor time of the program and PostgreSQL.
    let processorSeconds: Double
    /// A line for each table with its rows and digest.
    let tables: [Substring]
  }

  func run() async throws -> [Figure] {
    let few = try await measure(players / MigrateBench.step)
    let many = try await measure(players)
    return ["to PostgreSQL", "back to SQLite"].enumerated().flatMap { place, name in
      let (short, long) = (few[place].seconds, many[place].seconds)
      // The line through both sizes, or the curve if time grows faster than the size.
      let factor = Double(MigrateBench.goal) / Double(players)
      let slope = (long - short) / (1 - 1 / Double(MigrateBench.step))
      let power = log(long / short) / log(Double(MigrateBench.step))
      let seconds = max(long + slope * (factor - 1), long * pow(factor, power))
      return [
        Figure(
          name: "migrate \(players) players \(name), processor time",
          value: many[place].processorSeconds, yardstick: few[place].processorSeconds, unit: "s",
          yardstickName: "a quarter of them", bound: .none, limit: 0),
        Figure(
          name: "migrate \(players) players \(name)", value: many[place].seconds,
          yardstick: few[place].seconds, unit: "s", yardstickName: "a quarter of them",
          bound: .none, limit: 0),
        Figure(
          name: players == MigrateBench.goal
            ? "migrate \(name)" : "migrate \(MigrateBench.goal) players \(name), estimated",
          value: seconds, yardstick: MigrateBench.limit, unit: "s", yardstickName: "wanted",
          bound: .atMost, limit: 1),
      ]
    }
  }

  /// Copies a database there and back, and compares all three.
  private func measure(_ players: Int) async throws -> [Copy] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    let (first, second) = (folder.path("first.sqlite"), folder.path("second.sqlite"))
    note("filling \(players) players")
    try await ServerFill(
      players: players, newcomers: 0, date: CalendarDate(utc: now), now: now, isSound: true,
      moves: MigrateBench.movesOfPlayer
    ).make(first)
    let postgres = try PostgresServer(in: folder.url)
    defer { postgres.stop() }
    try postgres.sql("CREATE DATABASE \(PostgresServer.database)")
    let forth = try copy(first, postgres.url, postgres)
    let back = try copy(postgres.url, second, postgres)
    guard forth.tables == back.tables, !forth.tables.isEmpty else {
      throw BenchError(message: "the copies differ: \(forth.tables) and \(back.tables)")
    }
    for place in [postgres.url, second] {
      note("checking \(place)")
      _ = try Spawn.output([server, "check", "--quick", "--database", place], within: 7200)
    }
    return [forth, back]
  }

  private func copy(_ source: String, _ target: String, _ postgres: PostgresServer) throws -> Copy {
    let (start, children) = (nanoseconds(), ChildProcess.childMillis())
    let database = postgres.processorSeconds()
    let text = try Spawn.output([server, "migrate", source, target], within: 7200)
    let copy = Copy(
      seconds: Double(nanoseconds() - start) / 1e9,
      processorSeconds: (ChildProcess.childMillis() - children) / 1000
        + postgres.processorSeconds() - database,
      tables: text.split(separator: "\n").filter { $0.contains("\t") })
    note(
      String(
        format: "copied in %.1f s, %.1f s of processor time", copy.seconds, copy.processorSeconds))
    return copy
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
