import ArgumentParser
import ScoreServer

struct ServerSettingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Check and print the settings in use.",
    discussion: """
      Prints `name: value` for each setting, combined from the file, the environment and flags. Secrets \
      are counted, not printed.
      """)
  @OptionGroup var options: ConfigOptions

  func run() async throws {
    let settings = try await options.settings()
    for key in SettingKey.all {
      let values = key.values(in: settings)
      let shown = key.isSecret ? "\(values.count) hidden" : values.joined(separator: ", ")
      try StandardStreams.print("\(key.name): \(shown)")
    }
  }
}
