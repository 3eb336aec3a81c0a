import ArgumentParser
import ClientCore

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", _superCommandName: "wordhoard",
    abstract: "List the installed words and dictionaries.",
    subcommands: [List.self], defaultSubcommand: List.self)

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract:
        "List the words by category and level, the installed dictionaries, and those you can add.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: ProgressFeature) throws {
      let presentation = feature.presentation
      let line = ProgressLine(host: presentation.host)
      let report = feature.installed.report(listener: line.dictionaryListener)
      line.clear()
      try presentation.print(report) {
        try InstalledDataText(
          report: report, installed: feature.installed,
          cmuInstallation: feature.core.cmuInstallation,
          lemmaInstallation: feature.core.lemmaInstallation, presentation: presentation
        ).text()
      }
    }
  }
}
