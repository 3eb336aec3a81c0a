import Foundation

/// Debian's Chromium, without a window.
enum Chromium {
  /// The state of a page after some time in the browser.
  struct Look {
    /// The document.
    let document: String
    /// The messages on the console.
    let console: [Substring]
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Its path; nil if it is not installed.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - seconds: the time on the page, by the page's own clock, which advances whenever nothing is being
  ///     fetched.
  ///   - options: other options of the browser.
  static func open(
    _ address: String, seconds: Int = 1, options: [String] = []
  ) async throws -> Look {
    guard let path else { throw Failure(description: "chromium is not installed") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("out")
    let errors = folder.appendingPathComponent("err")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--enable-logging=stderr", "--user-data-dir=\(folder.path)/profile",
        "--virtual-time-budget=\(seconds * 1000)", "--dump-dom",
      ] + options + [address]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let log = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
    let document = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    guard process.terminationStatus == 0, !document.isEmpty else {
      throw Failure(description: "chromium failed: \(log.suffix(500))")
    }
    return Look(
      document: document,
      console: log.split(separator: "\n").filter { $0.contains(":CONSOLE") })
  }
}
