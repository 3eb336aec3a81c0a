import ArgumentParser
import Client
import FrontEnds

struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Show where you stand: your hoard, plots, what comes back.",
    discussion: """
      The hoard is how many words your memory holds: the sum of the chances that you recall each word \
      you have ever answered.
      """)
  @OptionGroup var options: GlobalOptions
  @Flag(help: "How well the memory model foretold your answers, beside always saying the same.")
  var calibration = false

  func run() throws {
    let client = try options.client()
    if calibration { try client.calibration() } else { try client.profile() }
  }
}
