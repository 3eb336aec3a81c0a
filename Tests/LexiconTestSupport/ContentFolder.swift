import Foundation

/// A folder of content or sources that exists as long as it is held.
package final class ContentFolder {
  /// Its path.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-content-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and creates its folder.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a file as UTF-8, and creates its folder.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }
}
