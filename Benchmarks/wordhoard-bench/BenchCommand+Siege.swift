import ArgumentParser

extension BenchCommand {
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
