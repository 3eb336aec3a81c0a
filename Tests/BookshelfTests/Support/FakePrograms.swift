import Foundation

/// A folder with programs of a test, which is deleted with it.
final class FakePrograms {
  let folder = NSTemporaryDirectory() + "wordhoard-programs-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Adds a program.
  func add(_ name: String, _ script: String) throws {
    // If a program that another test starts inherited the descriptor, this one could not be run until it ends.
    let file = open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o755)
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(
      contentsOf: Data("#!/bin/sh\n\(script)\n".utf8))
  }

  /// Whether a program is installed.
  static func has(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }
}
