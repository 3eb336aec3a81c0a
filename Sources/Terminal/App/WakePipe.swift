import Glibc

/// A pipe that wakes whoever polls its reading end. Neither end ever blocks, nor do children have it.
final class WakePipe: Sendable {
  /// What can be polled.
  let readEnd: Int32
  /// Where a signal handler may write, too.
  let writeEnd: Int32

  /// A pipe; nil where the system has no more descriptors.
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

  /// Writes a byte.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// The bytes that were written.
  func taken() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = read(readEnd, &bytes, bytes.count), count > 0 { all += bytes[..<count] }
    return all
  }
}
