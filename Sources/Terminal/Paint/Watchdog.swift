#if FullScreen
  import CWatchdog
  import Glibc

  /// A child process that restores the terminal if the program is killed.
  ///
  /// termpaint's own helper restores the modes only while its job is in the foreground, which ends
  /// once the player's shell has noticed the end of the program. If the shell is faster, typed keys
  /// stay invisible.
  final class Watchdog {
    private let descriptor: Int32

    /// Starts the process; nil if that fails.
    ///
    /// - Parameters:
    ///   - terminal: the descriptor of the terminal to restore.
    ///   - modes: the original modes of the terminal.
    ///   - sequence: the bytes that restore its screen.
    init?(terminal: Int32, modes: termios, restoring sequence: [UInt8]) {
      var modes = modes
      descriptor = watchdog_start(terminal, &modes)
      guard descriptor >= 0 else { return nil }
      note(sequence)
    }

    /// Replaces the bytes that restore the screen. Ignores a sequence that is too long.
    func note(_ sequence: [UInt8]) {
      guard (1...Int(WATCHDOG_LONGEST_SEQUENCE)).contains(sequence.count) else { return }
      send(descriptor, sequence, sequence.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }

    /// Ends the process without restoring anything.
    func dismiss() {
      note([UInt8(ascii: ".")])
      close(descriptor)
    }
  }
#endif
