import ArgumentParser
import ClientCore
import Messages

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", _superCommandName: "wordhoard", abstract: "Show or change settings.",
    subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List all settings with their possible values.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: ProgressFeature) throws {
      try feature.listSettings()
    }
  }

  struct Get: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "get", abstract: "Print one setting, or all.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The name of the setting.", completion: .settings)
    var key: String?

    func run(in feature: ProgressFeature) throws {
      let presentation = feature.presentation
      let preferences = feature.core.preferences
      guard let name = key else { return try feature.listSettings() }
      let key = try Settings.key(named: name)
      let value = try preferences.current()[key]
      try presentation.print([key.rawValue: value]) { shortened(value) + "\n" }
    }
  }

  struct Set: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a setting.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The name of the setting.", completion: .settings)
    var key: String
    @Argument(help: "The new value.", completion: .settingValues)
    var value: String

    func run(in feature: ProgressFeature) throws {
      let key = try Settings.key(named: key)
      let value = try feature.core.preferences.change(key, to: value)
      feature.presentation.say(feature.messages("\(key.rawValue) is \(value) now."))
    }
  }
}

extension ProgressFeature {
  /// Prints all settings, each with its purpose and its possible values.
  fileprivate func listSettings() throws {
    let rows = try core.preferences.rows()
    let values = Dictionary(uniqueKeysWithValues: rows.map { ($0.key.rawValue, $0.value) })
    let texts = SettingTexts(messages)
    try presentation.print(values) {
      try presentation.list(
        rows.map { row in
          let purpose = texts.purpose(of: row.key)
          let values = texts.values(of: row.key, row.values)
          return (row.key.rawValue, "\(shortened(row.value)); \(purpose): \(values)")
        })
    }
  }
}
