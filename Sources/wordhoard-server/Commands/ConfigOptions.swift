import ArgumentParser
import Foundation
import ScoreServer
import ScoreStore
import ScoreStorePostgres

/// The options of commands that use the settings or the database.
struct ConfigOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings file; by default \(SettingsReader.standardFile) if it exists.",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The database, instead of database.path and database.url: a file, or postgres://….",
      valueName: "path"),
    completion: .file())
  var database: String?

  func validate() throws {
    if let database { try ConfigOptions.rejectPassword(in: database) }
  }

  /// Throws if an argument of the command line is a URL with a password.
  static func rejectPassword(in argument: String) throws {
    guard PostgresAddress.isAddress(argument), PostgresAddress.hasPassword(argument) else { return }
    throw ValidationError(
      "a URL with a password shows it in the list of processes; set database.url, or name a passfile"
    )
  }

  /// The settings with these options, and with other flags by the names of their settings.
  func settings(_ flags: [String: String?] = [:]) async throws -> ServerSettings {
    var flags = flags.compactMapValues { $0 }
    if let database {
      let isURL = PostgresAddress.isAddress(database)
      flags["database.url"] = isURL ? database : ""
      if !isURL { flags["database.path"] = database }
    }
    return try await SettingsReader.settings(
      file: config, environment: ProcessInfo.processInfo.environment, flags: flags)
  }

  /// The settings, the place of the database, and its store, which must exist.
  func existingStore() async throws -> (ServerSettings, StoreLocation, any OpenStore) {
    let settings = try await settings()
    let location = try StoreLocation(settings)
    return (settings, location, try await location.openExisting())
  }
}
