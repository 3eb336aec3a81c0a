#if FullScreen
  import CTermpaint
  import Glibc

  /// The terminal of the process: its modes, size and bytes. Restores the terminal however the
  /// program ends.
  final class TerminalDevice {
    private let input: Int32
    private let output: Int32
    private var modes = termios()
    private var watchdog: Watchdog?
    private var isGuarded = false

    /// Opens the terminal of standard input and output; nil if they are not a terminal.
    init?() {
      (input, output) = (STDIN_FILENO, STDOUT_FILENO)
      guard isatty(output) == 1, tcgetattr(input, &modes) == 0 else { return nil }
    }

    /// The descriptor to poll for keys.
    var descriptor: Int32 { input }

    /// Sets raw mode: every key arrives immediately, without echo.
    func setRaw() { _ = termpaintx_fd_set_termios(input, "") }

    /// Restores the original modes and discards typed keys.
    func restoreModes() { tcsetattr(input, TCSAFLUSH, &modes) }

    /// The size in columns and rows; 80 × 24 if the terminal does not report it.
    var size: Size {
      var (width, height): (Int32, Int32) = (0, 0)
      guard termpaintx_fd_terminal_size(output, &width, &height), width > 0, height > 0 else {
        return Size(width: 80, height: 24)
      }
      return Size(width: Int(width), height: Int(height))
    }

    /// Returns the bytes that arrived; nil at the end of input or on an error.
    func read() -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(input, &bytes, bytes.count)
      if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
      return count == 0 ? nil : Array(bytes[..<count])
    }

    /// Sends bytes. They are lost if the terminal is closed, or accepts none for five seconds.
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

    /// Starts restoring the terminal if the program crashes.
    func guardAgainstCrashes(restoring sequence: String) {
      CrashHandler.install(modes, descriptor: output)
      CrashHandler.remember(Array(sequence.utf8))
    }

    /// Starts a process that restores the terminal if the program is killed. Only the first call
    /// has an effect.
    func guardAgainstKilling(restoring sequence: String) {
      guard !isGuarded else { return }
      isGuarded = true
      watchdog = Watchdog(terminal: output, modes: modes, restoring: Array(sequence.utf8))
    }

    /// Replaces the bytes that restore the terminal after a crash or a kill.
    func noteRestoring(_ bytes: [UInt8]) {
      CrashHandler.remember(bytes)
      watchdog?.note(bytes)
    }

    /// Restores the modes, and stops the watchdog and the crash handler.
    func close() {
      restoreModes()
      watchdog?.dismiss()
      watchdog = nil
      CrashHandler.remove()
    }
  }
#endif
