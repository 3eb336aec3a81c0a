package import ArgumentParser
import ClientCore

struct RecapCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap", _superCommandName: "wordhoard",
    abstract: "Look back on this week or this year.",
    discussion: """
      A week begins on the day of the setting week-start, a year on January 1; both are shown up to \
      now.
      """)
  @OptionGroup var options: GlobalOptions
  @Flag var span = RecapSpan.week
  @Flag(help: "Print a card to share, which gives no answer away.") var card = false

  func run(in feature: ProgressFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let statistics = feature.statistics
    let recap = try statistics.recap(of: span)
    try presentation.print(recap) {
      if card { return RecapCard(recap: recap, messages: messages).text + "\n" }
      return try presentation.isSpoken()
        ? presentation.paragraphs(RecapSentences(recap: recap, messages: messages).paragraphs)
        : try RecapReport(recap: recap, messages: messages).all.text(on: presentation)
    }
  }
}

extension RecapSpan: EnumerableFlag {
  package static func help(for span: RecapSpan) -> ArgumentHelp? {
    switch span {
    case .week: ArgumentHelp("This week.")
    case .year: ArgumentHelp("This calendar year.")
    }
  }
}
