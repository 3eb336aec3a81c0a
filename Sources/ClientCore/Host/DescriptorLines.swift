import Glibc

/// Lines from a file descriptor. It buffers at most the longest accepted line.
package final class DescriptorLines: LineSource, @unchecked Sendable {
  // Only the task that plays reads lines. The class is `Sendable` because `Host` is.
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Lines of an open descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func next() -> InputLine? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let rest = buffer[start...]
      if let end = rest.firstIndex(of: 10) {
        line += rest[..<end]
        start = end + 1
        return finished(line, isTooLong: isTooLong || line.count > InputLine.longest)
      }
      line += rest
      if line.count > InputLine.longest {
        isTooLong = true
        line = []
      }
      guard fill() else {
        return line.isEmpty && !isTooLong ? nil : finished(line, isTooLong: isTooLong)
      }
    }
  }

  package func nextSecret() -> InputLine? {
    hideEcho(of: descriptor)
    defer { restoreEcho() }
    return next()
  }

  private func finished(_ line: [UInt8], isTooLong: Bool) -> InputLine {
    if isTooLong { return .tooLong }
    let line = line.last == 13 ? line.dropLast() : line[...]
    return String(validating: line, as: UTF8.self).map(InputLine.text) ?? .notText
  }

  private func fill() -> Bool {
    buffer = [UInt8](repeating: 0, count: 4096)
    start = 0
    while !isAtEnd {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        waitUntilReady(descriptor, for: POLLIN)
        continue
      }
      if count > 0 {
        buffer.removeSubrange(count...)
        return true
      }
      isAtEnd = true
    }
    buffer = []
    return false
  }
}
