import Foundation

/// The speed of the disk, by PostgreSQL's own program.
enum SyncSpeed {
  /// The milliseconds in which `pg_test_fsync` writes 8 kB and waits for the disk: the median of three runs of a second.
  static func millis(in folder: String) throws -> Double {
    let measured = try (0..<3).map { _ -> Double in
      let file = "\(folder)/sync"
      defer { try? FileManager.default.removeItem(atPath: file) }
      // The other tests are ended by the closed pipe.
      let text = try PostgresServer.output(
        "pg_test_fsync -s 1 -f '\(file)' | grep -m 1 'fdatasync .*usecs'")
      let words = text.split(whereSeparator: \.isWhitespace)
      guard words.count > 2, let micros = Double(words[words.count - 2]) else {
        throw BenchError(message: "pg_test_fsync says nothing of fdatasync")
      }
      return micros / 1000
    }
    return median(measured)
  }
}
