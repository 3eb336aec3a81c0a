import Foundation

/// A folder for the files of a measurement. It is deleted when its owner is released.
final class TemporaryFolder: Sendable {
  let url: URL

  /// Creates an empty folder.
  ///
  /// - Throws: an error if it cannot be created.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { delete() }

  /// Deletes the folder with all its files. A call in a `defer` keeps the folder until then.
  func delete() { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { "\(url.path)/\(name)" }

  /// Creates or overwrites a file in it. It uses the system's
  /// own functions, since a fuzzer does this a million times.
  ///
  /// - Throws: `BenchError` if it cannot be written.
  func write(_ bytes: [UInt8], to name: String) throws(BenchError) {
    let path = path(name)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw BenchError(message: "\(path) cannot be written") }
    defer { close(file) }
    let count = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    guard count == bytes.count else { throw BenchError(message: "\(path) cannot be written") }
  }

  /// Deletes a file in it, if the file exists.
  func remove(_ name: String) { unlink(path(name)) }
}
