#if FullScreen
  import CTermpaint
  import Glibc

  /// The terminal that the process was started in: its modes, its size, its bytes, and the care that it is
  /// as before when the program ends, however it ends.
  final class TerminalDevice {
    private let input: Int32
    private let output: Int32
    private var modes = termios()
    private var watchdog: Watchdog?
    private var isGuarded = false

    /// The terminal of the standard input and output; nil where they are none.
    init?() {
      (input, output) = (STDIN_FILENO, STDOUT_FILENO)
      guard isatty(output) == 1, tcgetattr(input, &modes) == 0 else { return nil }
    }

    /// What can be polled for keys.
    var descriptor: Int32 { input }

    /// Every key comes at once and none is echoed.
    func setRaw() { _ = termpaintx_fd_set_termios(input, "") }

    /// The modes as they were. What was typed meanwhile is thrown away.
    func restoreModes() { tcsetattr(input, TCSAFLUSH, &modes) }

    /// Columns and rows.
    var size: Size {
      var (width, height): (Int32, Int32) = (0, 0)
      guard termpaintx_fd_terminal_size(output, &width, &height), width > 0, height > 0 else {
        return Size(width: 80, height: 24)
      }
      return Size(width: Int(width), height: Int(height))
    }

    /// The bytes that have come; nil at the end of input.
    func read() -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(input, &bytes, bytes.count)
      if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
      return count == 0 ? nil : Array(bytes[..<count])
    }

    /// Sends bytes; those that a terminal which is gone does not take are lost.
    func write(_ bytes: [UInt8]) {
      bytes.withUnsafeBytes { raw in
        var rest = raw[...]
        while !rest.isEmpty {
          let chunk = UnsafeRawBufferPointer(rebasing: rest)
          let count = Glibc.write(output, chunk.baseAddress, chunk.count)
          if count > 0 {
            rest = rest.dropFirst(count)
          } else if count < 0, errno == EAGAIN {
            var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
            guard poll(&request, 1, 5000) > 0 else { return }
          } else if errno != EINTR {
            return
          }
        }
      }
    }

    /// Has the terminal brought back if the program crashes.
    func guardAgainstCrashes(restoring sequence: String) {
      CrashHandler.install(modes, descriptor: output)
      CrashHandler.remember(Array(sequence.utf8))
    }

    /// Has a process beside this one bring the terminal back if the program is killed. The first call
    /// counts.
    func guardAgainstKilling(restoring sequence: String) {
      guard !isGuarded else { return }
      isGuarded = true
      watchdog = Watchdog(terminal: output, modes: modes, restoring: Array(sequence.utf8))
    }

    /// Takes in what would bring the terminal back now.
    func noteRestoring(_ bytes: [UInt8]) {
      CrashHandler.remember(bytes)
      watchdog?.note(bytes)
    }

    /// The modes as they were, and nobody watches any more.
    func close() {
      restoreModes()
      watchdog?.dismiss()
      watchdog = nil
      CrashHandler.remove()
    }
  }
#endif
