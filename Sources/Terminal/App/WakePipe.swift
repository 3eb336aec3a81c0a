import Glibc

/// A pipe that wakes a poll of its read end. Neither end blocks, and child processes do not inherit it.
final class WakePipe: Sendable {
  /// The descriptor to poll; readable after `wake()`.
  let readEnd: Int32
  /// The descriptor to write to, also from signal handlers.
  let writeEnd: Int32

  /// Creates a pipe; nil if the system has no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the read end readable. Does nothing if the pipe is full.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Removes and returns the bytes that were written.
  func taken() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = read(readEnd, &bytes, bytes.count), count > 0 { all += bytes[..<count] }
    return all
  }
}
