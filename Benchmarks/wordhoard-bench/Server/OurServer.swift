import Foundation
import ScoreServer

/// `wordhoard-server` with limits that do not stop a benchmark.
struct OurServer {
  /// The number of passwords that are hashed at once, as by default.
  static let workers = ServerSettings().passwordThreads
  /// The number of logins that may wait.
  static let queue = 64

  /// The program.
  let program: String
  /// Its working directory.
  let folder: URL

  /// What it logs when it has checked a large database. One that was filled with SQL has boards that do not follow
  /// from its results.
  static let checked = ["the database has no faults", "THE DATABASE IS DAMAGED"]

  /// Starts it with a database.
  func start(database: String) throws -> MeasuredProcess {
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
      ], port: port, path: "/healthz", folder: folder)
  }
}
