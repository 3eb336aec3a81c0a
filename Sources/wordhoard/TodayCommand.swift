import ArgumentParser
import Client
import FrontEnds

struct HomeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "home",
    abstract: "Open the home screen; line by line: today at a glance. It is what no command does.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.begin(.home) }
}

struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show today at a glance.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "One line, for a prompt or a status bar.")
  var short = false

  func run() throws { try options.client().today(short: short) }
}
