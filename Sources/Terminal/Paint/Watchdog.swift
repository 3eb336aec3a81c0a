#if FullScreen
  import CWatchdog
  import Glibc

  /// A child process that restores the terminal if the program is killed.
  ///
  /// termpaint's own helper restores the modes only while its job is in the foreground, which ends as soon
  /// as the player's shell has noticed the death. If the shell is quicker, typed keys stay invisible.
  final class Watchdog {
    private let descriptor: Int32

    /// Starts the process; nil if that is impossible.
    ///
    /// - Parameters:
    ///   - terminal: the terminal to restore.
    ///   - modes: the modes it had before.
    ///   - sequence: the bytes that restore its screen.
    init?(terminal: Int32, modes: termios, restoring sequence: [UInt8]) {
      var modes = modes
      descriptor = watchdog_start(terminal, &modes)
      guard descriptor >= 0 else { return nil }
      note(sequence)
    }

    /// Replaces the bytes that restore the screen. A sequence that is too long is ignored.
    func note(_ sequence: [UInt8]) {
      guard (1...Int(WATCHDOG_LONGEST_SEQUENCE)).contains(sequence.count) else { return }
      send(descriptor, sequence, sequence.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }

    /// Ends the process.
    func dismiss() {
      note([UInt8(ascii: ".")])
      close(descriptor)
    }
  }
#endif
