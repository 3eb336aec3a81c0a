import Foundation

/// The folder for the files of all tests, which is deleted after the tests.
package enum StoreFolder {
  private static let path: String = {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("stores-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: StoreFolder.path) }
    return path
  }()

  /// The path of a file that does not exist yet.
  package static func newFile() -> String { "\(path)/\(UUID().uuidString).sqlite" }
}
