import Foundation
import ScoreAPI
import ScoreServer

/// `wordhoard-server` with limits that are high enough for a benchmark.
struct OurServer {
  /// The number of passwords that are hashed at once; the default.
  static let workers = ServerSettings().passwordThreads
  /// The number of logins that may wait for hashing.
  static let queue = 64

  /// The path of `wordhoard-server`.
  let program: String
  /// The working directory of the server.
  let folder: URL

  /// The log messages after a large database was checked. Either is accepted, because the boards of
  /// a database that was filled with SQL do not match its results.
  static let checked = ["the database has no faults", "THE DATABASE IS DAMAGED"]

  /// Starts the server with a database.
  ///
  /// - Parameters:
  ///   - database: a file, or the URL of a PostgreSQL database.
  ///   - path: an address that has status 200 when the server is ready.
  func start(
    database: String, until path: String = Route.health.path
  ) throws -> MeasuredProcess {
    let settings = folder.appendingPathComponent("wordhoard-server.yaml")
    let text = """
      limits:
        perMinute: 0
        signupsPerHour: 0
        loginsPerMinute: 0
      password:
        queue: \(OurServer.queue)
      boards:
        newcomers: 0
      runs:
        readingSpeed: 0
      log:
        level: notice

      """
    try Data(text.utf8).write(to: settings)
    let port = try MeasuredProcess.freePort()
    return try MeasuredProcess(
      "wordhoard-server",
      arguments: [
        program, "serve", "--config", settings.path, "--port", "\(port)", "--database", database,
      ], port: port, path: path, folder: folder)
  }
}
