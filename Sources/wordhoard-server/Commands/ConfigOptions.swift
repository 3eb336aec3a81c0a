import ArgumentParser
import Foundation
import ScoreServer
import ScoreStore

/// The options of commands that use the settings or the database.
struct ConfigOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings file; by default \(SettingsReader.standardFile) if it exists.",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp("The database file, instead of database.path.", valueName: "path"),
    completion: .file())
  var database: String?

  /// The settings with these options, and with other flags by the names of their settings.
  func settings(_ flags: [String: String?] = [:]) async throws -> ServerSettings {
    var flags = flags.compactMapValues { $0 }
    flags["database.path"] = database
    return try await SettingsReader.settings(
      file: config, environment: ProcessInfo.processInfo.environment, flags: flags)
  }

  /// The settings, the place of the database, and its store, which must exist.
  func existingStore() async throws -> (ServerSettings, StoreLocation, any OpenStore) {
    let settings = try await settings()
    let location = StoreLocation(settings)
    return (settings, location, try await location.openExisting())
  }
}
