import ArgumentParser
import Client
import FrontEnds

struct HomeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "home",
    abstract: "Open the home screen, or show today in line mode. The default command.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.begin(.home) }
}

struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show today at a glance.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "Print one line, for a prompt or a status bar.")
  var short = false

  func run() throws { try options.client().statisticsCommands.today(short: short) }
}
