import ArgumentParser
import Client

struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show today at a glance.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "One line, for a prompt or a status bar.")
  var short = false

  func run() throws { try options.client().today(short: short) }
}
