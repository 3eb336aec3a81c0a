#if FullScreen
  import CTermpaint
  import Glibc

  /// A process beside this one that brings the terminal back if the program is killed.
  ///
  /// termpaint's own helper sets the modes only while its job is in the foreground, which ends as soon as
  /// the player's shell has seen the job end; where the shell is quicker, nothing typed is seen any more.
  final class Watchdog {
    private let descriptor: Int32

    /// Starts it; nil where that is impossible.
    ///
    /// - Parameters:
    ///   - terminal: where to write, and whose modes to set.
    ///   - modes: as they were before.
    ///   - sequence: what brings the screen back.
    init?(terminal: Int32, modes: termios, restoring sequence: [UInt8]) {
      var modes = modes
      descriptor = wordhoard_watch(terminal, &modes)
      guard descriptor >= 0 else { return nil }
      note(sequence)
    }

    /// Takes in what would bring the screen back now. One that is too long leaves the last.
    func note(_ sequence: [UInt8]) {
      guard (1...Int(WORDHOARD_MOST_RESTORING)).contains(sequence.count) else { return }
      send(descriptor, sequence, sequence.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }

    /// Sends it away.
    func dismiss() {
      note([UInt8(ascii: ".")])
      close(descriptor)
    }
  }
#endif
