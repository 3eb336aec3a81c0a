import Foundation
import SQLite

/// A path for a database, whose folder is deleted when it is released.
final class DatabaseFile: Sendable {
  let folder: String
  var path: String { "\(folder)/test.sqlite" }

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-sqlite-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A connection to the file, which is created.
  func connection(timeout: Int32 = 5000) throws -> Connection {
    try Connection(path: path, .creating, timeout: timeout)
  }
}
