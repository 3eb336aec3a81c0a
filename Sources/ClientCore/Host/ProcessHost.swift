import FoundationEssentials
import GameEngine
import Glibc
import Kit

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
    host.executable = ownExecutable()
    host.environment = environment
    let programs = ProgramRunner(environment: environment)
    host.run = { programs.run($0, $1, input: $2) }
    host.runUntilCancelled = { await programs.runUntilCancelled($0, $1) }
    if host.display.isInteractive {
      host.measureWidth = { Display(environment: environment).width }
      host.page = { showInPager($0, rows: $1, environment: environment) }
    }
    return host
  }
}

/// Shows a text in `$PAGER`, by default `less`, if it has more rows than the terminal.
///
/// - Returns: whether the pager has shown it.
private func showInPager(_ text: String, rows: Int, environment: [String: String]) -> Bool {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, rows >= Int(size.ws_row) else {
    return false
  }
  let chosen = environment["PAGER"] ?? ""
  // A pager that is left early must not end this program.
  let before = signal(SIGPIPE, SIG_IGN)
  defer { signal(SIGPIPE, before) }
  guard let pager = popen(chosen.isEmpty ? "less -R" : chosen, "w") else { return false }
  fputs(TerminalText.safe(text), pager)
  // A shell ends with 127 if there is no such program.
  return pclose(pager) >> 8 & 0xFF != 127
}

/// The system's time with the offset of its time zone. `tzset` reads the zone each time, so a change of the
/// zone takes effect at once.
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

/// Waits until a non-blocking descriptor can be read or written.
package func waitUntilReady(_ descriptor: Int32, for event: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  poll(&request, 1, -1)
}
