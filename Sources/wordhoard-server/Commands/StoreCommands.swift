import ArgumentParser
import ScoreServer
import ScoreStore

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database to a new file, also while the server runs.",
    discussion: """
      The copy contains everything that was acknowledged before the command started. To restore it, \
      stop the server and replace the database with the copy.
      """)
  @OptionGroup var options: ConfigOptions
  @Argument(help: "The new file; an existing file is never replaced.", completion: .file())
  var file: String

  func run() async throws {
    try await StoreLocation(options.settings()).backup(to: file)
  }
}

struct StoreCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read the whole database, recompute its derived data, and judge finished runs again.",
    discussion: "Prints each fault, and exits with 65 if there is one.")
  @OptionGroup var options: ConfigOptions
  @Flag(help: "Do not judge finished runs again.")
  var quick = false
  @Option(help: "The seconds after which no more runs are judged again; the newest are the first.")
  var seconds = 60

  func validate() throws {
    guard seconds >= 1 else { throw ValidationError("--seconds must be 1 or greater") }
  }

  func run() async throws {
    let (settings, location, store) = try await options.existingStore()
    let (faults, space) = try await location.naming {
      var faults = try await store.check()
      if !quick { faults += try await judgedAgain(store) }
      return (faults, try await store.space())
    }
    let limits = settings.spaceLimits
    for growth in SpaceLimits.Growth.allCases {
      guard let shortage = limits.shortage(space, for: growth) else { continue }
      try StandardStreams.print(shortage.line(limits, for: growth))
    }
    guard faults.isEmpty else {
      for fault in faults { try StandardStreams.print(StandardStreams.plain(fault.line)) }
      throw OperatorError.databaseFaulty(location)
    }
    try StandardStreams.print("\(location) has no faults")
  }

  private func judgedAgain(_ store: any OpenStore) async throws -> [StoreFault] {
    let report = try await RunAudit(runs: store.runs).run(for: .seconds(seconds)) { judged, total in
      StandardStreams.progress("\(judged) of \(total) runs judged again")
    }
    StandardStreams.progress("")
    if !report.isComplete {
      StandardStreams.warn(
        "\(report.judged) of \(report.total) runs were judged again, the newest first; use --seconds"
          + " to judge more")
    }
    return report.faults
  }
}
