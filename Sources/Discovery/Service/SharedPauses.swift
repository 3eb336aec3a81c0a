import FoundationEssentials
import Glibc
import Kit

/// The times before which hosts get no request, in files that all processes of the player share.
///
/// A file that cannot be read or written means no pause.
package struct SharedPauses: Hashable, Sendable {
  private static let longest = Duration.seconds(3600)

  private let folder: String

  /// Pauses in a folder, which is created when it is needed.
  package init(folder: String) { self.folder = folder }

  /// Takes the next time at which a host may be asked, unless it is too far away.
  ///
  /// - Parameters:
  ///   - least: the shortest time to wait.
  ///   - spacing: the time after the request that belongs to it.
  ///   - patience: the longest time to wait.
  ///   - now: the time since 1970.
  /// - Returns: the time to wait.
  func take(
    _ host: String, after least: Duration, spacing: Duration, patience: Duration, at now: Duration
  ) -> Duration {
    var wait = least
    change(host, at: now) { until in
      wait = max(least, until - now)
      if wait <= patience { until = now + wait + spacing }
    }
    return wait
  }

  /// Leaves a host alone for so long from now on.
  func extend(_ host: String, by pause: Duration, at now: Duration) {
    change(host, at: now) { $0 = max($0, now + pause) }
  }

  /// Changes the end of a host's pause, while no other process does.
  private func change(_ host: String, at now: Duration, _ body: (inout Duration) -> Void) {
    try? PrivateFile.makeFolder(folder)
    let path = "\(folder)/\(FileName.hash(of: host))"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    guard flock(file, LOCK_EX) == 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = max(0, pread(file, &bytes, bytes.count, 0))
    let times = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
      .compactMap { Int64($0) }
    var until = now
    // If the clock was set back since, the file says nothing.
    if times.count == 2, .milliseconds(times[0]) <= now {
      until = min(.milliseconds(times[1]), now + SharedPauses.longest)
    }
    body(&until)
    let line = "\(SharedPauses.millis(now)) \(SharedPauses.millis(until))"
    // The padding covers an older line.
    let text = Array(line.utf8) + [UInt8](repeating: 0x20, count: max(0, 63 - line.utf8.count))
    _ = pwrite(file, text, text.count, 0)
  }

  private static func millis(_ time: Duration) -> Int64 {
    time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
  }
}
