import ArgumentParser
import ClientCore
import ClientProgress

struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", _superCommandName: "wordhoard",
    abstract: "Show your hoard, your progress and what is due.",
    discussion: """
      The hoard is the number of words that you would recall if you were asked tomorrow to type \
      every word you have answered.
      """)
  @OptionGroup var options: GlobalOptions
  @Flag(help: "Show how well the memory model predicted your answers.")
  var calibration = false

  func run() throws {
    let client = try options.client()
    if calibration {
      try client.progress.statisticsCommands.calibration()
    } else {
      try client.progress.statisticsCommands.profile()
    }
  }
}
