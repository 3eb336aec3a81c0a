import Foundation

/// A stopped clock for other programs, so that their screens always show the same times.
final class FakeClock {
  private let file: URL
  private let library: String
  /// The time shown, in seconds since 1970.
  private(set) var time: Int

  /// A clock that shows a time in UTC.
  ///
  /// - Throws: `BenchError` if libfaketime is missing.
  init(_ time: Int, folder: URL) throws {
    self.time = time
    file = folder.appendingPathComponent("time")
    library = try Spawn.output(["faketime", "-f", "@2026-01-01 00:00:00", "printenv", "LD_PRELOAD"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !library.isEmpty else { throw BenchError(message: "faketime does not work here") }
    try set()
  }

  /// The environment of a program that uses this clock, in UTC. The clock is not shared with other processes:
  /// to share it, the library would move the environment, and Swift would not find the arguments, which it looks
  /// for next to it.
  var environment: [String: String] {
    [
      "LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": file.path, "FAKETIME_NO_CACHE": "1",
      "FAKETIME_SHARED": "none none",
      "NO_FAKE_STAT": "1", "TZ": "UTC",
    ]
  }

  /// Moves the clock forward.
  func advance(seconds: Int) throws {
    time += seconds
    try set()
  }

  private func set() throws {
    let form = DateFormatter()
    form.locale = Locale(identifier: "en_US_POSIX")
    form.timeZone = TimeZone(secondsFromGMT: 0)
    form.dateFormat = "yyyy-MM-dd HH:mm:ss"
    let text = form.string(from: Date(timeIntervalSince1970: Double(time)))
    try Data("\(text)\n".utf8).write(to: file, options: .atomic)
  }
}
