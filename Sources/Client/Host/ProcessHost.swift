import Foundation
import GameEngine

extension Host {
  /// The host of a real process.
  package static func process(environment: [String: String]) -> Host {
    var host = Host(
      now: { systemMoment() },
      uptimeMillis: {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
      },
      randomBits: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      },
      input: DescriptorLines(descriptor: STDIN_FILENO),
      output: DescriptorSink(descriptor: STDOUT_FILENO),
      errors: DescriptorSink(descriptor: STDERR_FILENO),
      display: Display(environment: environment))
    if host.display.isInteractive {
      host.measureWidth = { Display(environment: environment).width }
    }
    return host
  }
}

/// The system's time with the offset of its zone, which `localtime_r` reads afresh each time, so that
/// a journey or a change of the clocks is seen at once.
private func systemMoment() -> Moment {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  var seconds = time.tv_sec
  var parts = tm()
  tzset()
  localtime_r(&seconds, &parts)
  return Moment(
    instant: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000,
    offset: parts.tm_gmtoff)
}

/// A sink that writes to a file descriptor without a buffer of its own. Where nothing can be written
/// any more, as on a full disk, there is nobody to play with: it says so and ends the process.
package struct DescriptorSink: TextSink {
  private let descriptor: Int32

  /// A sink for an open descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          waitUntilReady(descriptor, for: POLLOUT)
          continue
        }
        guard count > 0 else {
          let reason = String(cString: strerror(errno))
          if descriptor != STDERR_FILENO {
            DescriptorSink(descriptor: STDERR_FILENO)
              .write("wordhoard: the output cannot be written: \(reason); make room for it\n")
          }
          _exit(1)
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

/// Lines from a file descriptor; never holds more of a line than the longest that is taken.
package final class DescriptorLines: LineSource, @unchecked Sendable {
  // Only the one task that plays reads lines; the class is shared for the sake of `Host` alone.
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

/// Waits until a descriptor that somebody has made non-blocking can be read or written.
private func waitUntilReady(_ descriptor: Int32, for event: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  poll(&request, 1, -1)
}

extension Display {
  /// What the terminal behind standard output can show, by the terminal itself and the environment
  /// (`NO_COLOR`, `TERM`, `COLUMNS`, the locale).
  package init(environment: [String: String]) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
    var size = winsize()
    var width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    if isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      width = Int(size.ws_col)
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.lowercased().replacing("-", with: "").contains("utf8") }
    self.init(
      width: max(20, width), isStyled: isTerminal && !isDumb,
      hasColor: isTerminal && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty,
      isUnicode: isUTF8 ?? false, isInteractive: isTerminal && isatty(STDIN_FILENO) == 1)
  }
}
