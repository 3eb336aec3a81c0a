import Foundation

/// A folder for the files of a measurement, which goes with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  /// An empty folder.
  ///
  /// - Throws: where none can be made.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { delete() }

  /// Takes it away with all that is in it; put into a `defer`, it keeps the folder until there.
  func delete() { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { "\(url.path)/\(name)" }

  /// Makes a file in it, or writes over one that nobody reads any more. It is done by the system's
  /// own calls, since a fuzzer does it a million times.
  ///
  /// - Throws: `BenchError` where it cannot be written.
  func write(_ bytes: [UInt8], to name: String) throws(BenchError) {
    let path = path(name)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw BenchError(message: "\(path) cannot be written") }
    defer { close(file) }
    let count = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    guard count == bytes.count else { throw BenchError(message: "\(path) cannot be written") }
  }

  /// Takes a file away, where it is there.
  func remove(_ name: String) { unlink(path(name)) }
}
