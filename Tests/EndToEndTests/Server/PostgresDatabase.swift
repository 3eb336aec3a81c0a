import Foundation

/// The databases of the PostgreSQL server that `scripts/with-postgres` starts.
enum PostgresDatabase {
  /// The folder of its socket; nil if there is none.
  static let socket = ProcessInfo.processInfo.environment["WORDHOARD_TEST_POSTGRES"]

  /// Creates a database.
  ///
  /// - Parameter password: one that the server does not ask for.
  /// - Returns: its URL.
  static func new(password: String? = nil) throws -> String {
    let name = "serve_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
    guard let socket else { throw Child.Failure(description: "there is no PostgreSQL server") }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["createdb", "-h", socket, "-U", "postgres", name]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Child.Failure(description: "the database cannot be created")
    }
    return "postgres://postgres\(password.map { ":\($0)" } ?? "")@/\(name)?host=\(socket)"
  }
}
