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
}
