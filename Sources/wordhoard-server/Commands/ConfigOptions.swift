import ArgumentParser
import Foundation
import ScoreServer
import ScoreStoreSQLite

/// Options that every command takes.
struct ConfigOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file of settings; without it, \(SettingsReader.standardFile) where that is there.",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp("The database, instead of database.path.", valueName: "path"),
    completion: .file())
  var database: String?

  /// The settings with these options, and with others by the names of their settings.
  func settings(_ flags: [String: String?] = [:]) async throws -> ServerSettings {
    var flags = flags.compactMapValues { $0 }
    flags["database.path"] = database
    return try await SettingsReader.settings(
      file: config, environment: ProcessInfo.processInfo.environment, flags: flags)
  }

  /// The settings, and the database that is there.
  func existingStore() async throws -> (ServerSettings, SQLiteStore) {
    let settings = try await settings()
    let path = settings.databasePath
    guard FileManager.default.fileExists(atPath: path) else {
      throw ServerFailure(
        "there is no database at \(path); name it with --database, or `serve` first",
        exit: .noInput)
    }
    return (settings, try await SQLiteStore.open(path: path))
  }
}
