import ArgumentParser
import ClientCore
import Terminal

struct TodayCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", _superCommandName: "wordhoard", abstract: "Show today at a glance.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "Print one line, for a prompt or a status bar.")
  var short = false

  func run(in feature: ProgressFeature) throws {
    try feature.printToday(isShort: short)
  }
}

extension ProgressFeature {
  /// Prints today at a glance: the daily, the streak, the totals, and the next steps.
  ///
  /// - Parameter isShort: whether to print one line, for a prompt or a status bar.
  /// - Throws: `ClientError`.
  package func printToday(isShort: Bool = false) throws {
    let today = try statistics.today()
    try presentation.print(today) {
      let text = TodayText(today: today, messages: messages)
      if isShort { return text.short }
      return try presentation.isSpoken()
        ? text.sentences(width: presentation.width)
        : text.columns(style: try presentation.style(), width: presentation.width)
    }
  }
}
