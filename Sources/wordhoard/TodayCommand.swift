import ArgumentParser
import ClientCore

struct HomeCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", _superCommandName: "wordhoard",
    abstract: "Open the home screen, or show today in line mode. The default command.")
  @OptionGroup var options: GlobalOptions

  func makeInvocation() -> Invocation { .start(.home) }
}

struct TodayCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", _superCommandName: "wordhoard", abstract: "Show today at a glance.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "Print one line, for a prompt or a status bar.")
  var short = false

  func makeInvocation() -> Invocation { .today(isShort: short) }
}
