#if FullScreen
  import Glibc

  /// The data of the crash handler, allocated in advance: a signal handler must not allocate.
  nonisolated(unsafe) private let restoreBytes = UnsafeMutablePointer<UInt8>.allocate(
    capacity: CrashHandler.capacity)
  nonisolated(unsafe) private var restoreCount = 0
  nonisolated(unsafe) private let modesBefore = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private let actionsBefore = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)
  nonisolated(unsafe) private var terminalDescriptor: Int32 = -1

  /// Restores the terminal when the program crashes, before Swift prints the backtrace. Otherwise
  /// Swift would print it on a hidden screen and wait there for a key.
  enum CrashHandler {
    static let capacity = 4096
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// Starts handling crashes.
    ///
    /// - Parameter modes: the terminal modes to restore.
    static func install(_ modes: termios, descriptor: Int32) {
      modesBefore.initialize(to: modes)
      terminalDescriptor = descriptor
      for number in signals {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
          _ = write(terminalDescriptor, restoreBytes, restoreCount)
          tcsetattr(terminalDescriptor, TCSAFLUSH, modesBefore)
          // Continues with the previous handler: Swift's backtrace, or the default.
          sigaction(number, actionsBefore + Int(number), nil)
          raise(number)
        }
        sigaction(number, &action, actionsBefore + Int(number))
      }
    }

    /// Stores the bytes that restore the screen. More than `capacity` bytes are ignored.
    static func remember(_ bytes: [UInt8]) {
      guard bytes.count <= capacity else { return }
      restoreCount = 0
      restoreBytes.update(from: bytes, count: bytes.count)
      restoreCount = bytes.count
    }

    /// Restores the previous signal handlers.
    static func remove() {
      for number in signals { sigaction(number, actionsBefore + Int(number), nil) }
    }
  }
#endif
