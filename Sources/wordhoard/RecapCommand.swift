import ArgumentParser
import Client

struct RecapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap", abstract: "Look back on this week or this year.",
    discussion: """
      A week begins on the day that the setting week-start names, a year on January 1; both are told as \
      far as they have come.
      """)
  enum Span: String, EnumerableFlag {
    case week, year

    static func help(for span: Span) -> ArgumentHelp? {
      span == .week ? "This week." : "This calendar year."
    }
  }
  @OptionGroup var options: GlobalOptions
  @Flag var span = Span.week

  func run() throws { try options.client().recap(of: span == .week ? .week : .year) }
}
