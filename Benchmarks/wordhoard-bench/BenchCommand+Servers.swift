import ArgumentParser

extension BenchCommand {
  struct Cluster: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Servers on PostgreSQL, compared with one on SQLite and a small one in Python."
    )

    @Option(help: "The number of players on every board.")
    var players = 100_000
    @Option(help: "The server in Python to compare with; docs/performance.md describes it.")
    var peer: String?
    @Option(help: "The duration of the load of that server in seconds.")
    var seconds = 4.0
    @Option(help: "The seconds for which ranks are compared while players play.")
    var comparison = 60.0
    @Option(help: "The program of the server; by default the one next to this program.")
    var server: String?

    func validate() throws {
      guard (5000...10_000_000).contains(players) else {
        throw ValidationError("--players takes 5000 to 10000000.")
      }
      guard (0.5...60).contains(seconds), (1...3600).contains(comparison) else {
        throw ValidationError("--seconds takes 0.5 to 60, and --comparison 1 to 3600.")
      }
    }

    func run() async throws {
      try report(
        await ClusterBench(
          players: players, peer: peer, seconds: seconds, comparison: comparison,
          server: server ?? ChildProcess.server.path
        ).run())
    }
  }

  struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "`wordhoard-server migrate` from SQLite to PostgreSQL and back.")

    @Option(help: "The number of players; each has 20 moves.")
    var players = 100_000
    @Option(help: "The program of the server; by default the one next to this program.")
    var server: String?

    func validate() throws {
      guard (1000...10_000_000).contains(players) else {
        throw ValidationError("--players takes 1000 to 10000000.")
      }
    }

    func run() async throws {
      try report(
        await MigrateBench(players: players, server: server ?? ChildProcess.server.path).run())
    }
  }

  struct Siege: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Hostile accounts attack a score server while 50 others play.")

    @Option(help: "The minutes to measure, a quarter of them without attacks.")
    var minutes = 15.0
    @Option(help: "The program of the server; by default the one next to this program.")
    var server: String?

    func validate() throws {
      guard (1...1440).contains(minutes) else {
        throw ValidationError("--minutes takes 1 to 1440.")
      }
    }

    func run() async throws {
      try report(
        await SiegeBench(minutes: minutes, server: server ?? ChildProcess.server.path).run())
    }
  }

  struct Soak: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Players use all routes of a score server at random while it is killed again and again.")

    @Option(help: "The minutes to run.")
    var minutes = 60.0
    @Option(help: "The mean number of seconds from a start of the server to its end.")
    var pause = 60
    @Option(help: "The program of the server; by default the one next to this program.")
    var server: String?

    func validate() throws {
      guard (0.1...1440).contains(minutes), (2...3600).contains(pause) else {
        throw ValidationError("--minutes takes 0.1 to 1440, and --pause 2 to 3600.")
      }
    }

    func run() throws {
      try report(
        SoakBench(minutes: minutes, pause: pause, server: server ?? ChildProcess.server.path).run())
    }
  }
}
