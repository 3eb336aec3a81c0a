import ArgumentParser
import ClientCore
import ClientProgress

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", _superCommandName: "wordhoard", abstract: "Show or change settings.",
    subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List all settings with their possible values.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().progress.settingsCommands.list() }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get", abstract: "Print one setting, or all.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The name of the setting.", completion: .settings)
    var key: String?

    func run() throws {
      let client = try options.client()
      if let key {
        try client.progress.settingsCommands.show(key)
      } else {
        try client.progress.settingsCommands.list()
      }
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a setting.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The name of the setting.", completion: .settings)
    var key: String
    @Argument(help: "The new value.", completion: .settingValues)
    var value: String

    func run() throws { try options.client().progress.settingsCommands.set(key, to: value) }
  }
}
