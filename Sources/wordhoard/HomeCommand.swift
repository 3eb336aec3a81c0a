import ArgumentParser
import ClientCore

struct HomeCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", _superCommandName: "wordhoard",
    abstract: "Open the home screen, or show today in line mode. The default command.")
  @OptionGroup var options: GlobalOptions

  nonisolated(nonsending) func run(in core: Core) async throws {
    try await core.links.start(.home, asJSONLines: false)
  }
}
