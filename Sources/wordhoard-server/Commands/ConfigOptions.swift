import ArgumentParser
import Foundation
import ScoreServer
import ScoreStoreSQLite

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

  /// The settings and the existing database.
  func existingStore() async throws -> (ServerSettings, SQLiteStore) {
    let settings = try await settings()
    let path = settings.databasePath
    guard FileManager.default.fileExists(atPath: path) else {
      throw OperatorError.databaseMissing(path)
    }
    // The operator may add accounts beyond the limits; they are for players.
    return (settings, try await SQLiteStore.open(path: path))
  }
}
