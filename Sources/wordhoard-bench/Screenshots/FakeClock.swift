import Foundation

/// A clock for other programs that stands still until it is moved on, so that their screens show the same
/// times whenever and wherever they are made.
final class FakeClock {
  private let file: URL
  private let library: String
  /// Seconds since 1970.
  private var time: Int

  /// A clock that shows a time of UTC.
  ///
  /// - Throws: `BenchError` where libfaketime is missing.
  init(_ time: Int, folder: URL) throws {
    self.time = time
    file = folder.appendingPathComponent("time")
    library = try Spawn.output(["faketime", "-f", "@2026-01-01 00:00:00", "printenv", "LD_PRELOAD"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !library.isEmpty else { throw BenchError(message: "faketime does not work here") }
    try set()
  }

  /// What a program must have in its environment to go by this clock, in UTC. It shares nothing with others:
  /// where the library had to note what it shares, it would move the environment, and Swift would not find
  /// the arguments, which it looks for beside it.
  var environment: [String: String] {
    [
      "LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": file.path, "FAKETIME_NO_CACHE": "1",
      "FAKETIME_SHARED": "none none",
      "NO_FAKE_STAT": "1", "TZ": "UTC",
    ]
  }

  /// Moves it on.
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
