import ArgumentParser
import ScoreServer

struct SettingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Print the settings in use, and check them.",
    discussion: """
      A line a setting, `name: value`, from the file, the environment and flags together; of secrets \
      only how many there are.
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
