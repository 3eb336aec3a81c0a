import ArgumentParser
import ClientCore
import ClientProgress

struct RecapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap", _superCommandName: "wordhoard",
    abstract: "Look back on this week or this year.",
    discussion: """
      A week begins on the day of the setting week-start, a year on January 1; both are shown up to \
      now.
      """)
  @OptionGroup var options: GlobalOptions
  @Flag var span = RecapSpan.week

  func run() throws { try options.client().progress.statisticsCommands.recap(of: span) }
}

extension RecapSpan: EnumerableFlag {
  static func help(for span: RecapSpan) -> ArgumentHelp? {
    switch span {
    case .week: "This week."
    case .year: "This calendar year."
    }
  }
}
