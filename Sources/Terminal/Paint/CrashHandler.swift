#if FullScreen
  import Glibc

  /// What the crash handler may touch: plain memory that was filled beforehand.
  nonisolated(unsafe) private let restoreBytes = UnsafeMutablePointer<UInt8>.allocate(
    capacity: CrashHandler.capacity)
  nonisolated(unsafe) private var restoreCount = 0
  nonisolated(unsafe) private let modesBefore = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private let actionsBefore = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)
  nonisolated(unsafe) private var terminalDescriptor: Int32 = -1

  /// Brings the terminal back when the program crashes, before anything is said about it. Without this
  /// Swift's own backtrace would be drawn on a screen that nobody can see, and wait there for a key.
  enum CrashHandler {
    static let capacity = 4096
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// Watches for crashes.
    ///
    /// - Parameter modes: the terminal's modes as they are to be afterwards.
    static func install(_ modes: termios, descriptor: Int32) {
      modesBefore.initialize(to: modes)
      terminalDescriptor = descriptor
      for number in signals {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
          _ = write(terminalDescriptor, restoreBytes, restoreCount)
          tcsetattr(terminalDescriptor, TCSAFLUSH, modesBefore)
          // What was to happen before: Swift's backtrace, or the end.
          sigaction(number, actionsBefore + Int(number), nil)
          raise(number)
        }
        sigaction(number, &action, actionsBefore + Int(number))
      }
    }

    /// Takes in what brings the terminal back.
    static func remember(_ bytes: [UInt8]) {
      guard bytes.count <= capacity else { return }
      restoreCount = 0
      restoreBytes.update(from: bytes, count: bytes.count)
      restoreCount = bytes.count
    }

    /// Watches no more.
    static func remove() {
      for number in signals { sigaction(number, actionsBefore + Int(number), nil) }
    }
  }
#endif
