import ArgumentParser
import Client
import FrontEnds

struct RecapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap",
    abstract: "Look back on this week or this year.",
    discussion: """
      A week begins on the day that the setting week-start names, a year on January 1; both are told as \
      far as they have come.
      """)
  @OptionGroup var options: GlobalOptions
  @Flag var span = RecapSpan.week

  func run() throws { try options.client().recap(of: span) }
}

extension RecapSpan: EnumerableFlag {
  static func help(for span: RecapSpan) -> ArgumentHelp? {
    switch span {
    case .week: "This week."
    case .year: "This calendar year."
    }
  }
}
