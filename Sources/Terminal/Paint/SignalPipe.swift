#if FullScreen
  import Glibc

  nonisolated(unsafe) private var writeEnd: Int32 = -1

  /// Converts signals to bytes that can be polled.
  final class SignalPipe {
    private static let signals = [SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT]
    private let pipe: WakePipe
    private var before: [(number: Int32, action: sigaction)] = []

    /// Starts catching signals; nil if the system has no more descriptors.
    init?() {
      guard let pipe = WakePipe() else { return nil }
      self.pipe = pipe
      writeEnd = pipe.writeEnd
      before = SignalPipe.signals.map { ($0, SignalPipe.catchSignal($0)) }
    }

    /// - Returns: the previous handler.
    @discardableResult
    private static func catchSignal(_ number: Int32) -> sigaction {
      var action = sigaction()
      action.sa_flags = SA_RESTART
      action.__sigaction_handler.sa_handler = { number in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(writeEnd, &byte, 1)
        errno = saved
      }
      var old = sigaction()
      sigaction(number, &action, &old)
      return old
    }

    /// The descriptor to poll; readable when a signal arrived.
    var descriptor: Int32 { pipe.readEnd }

    /// Removes and returns the signals that arrived, oldest first.
    func taken() -> [Int32] { pipe.taken().map { Int32($0) } }

    /// Stops the process and its process group, as control-Z does in a shell. Returns when the
    /// process is continued; immediately if no shell could continue it.
    func stop() {
      signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
      signal(SIGTSTP, SIG_DFL)
      // Any thread handles a signal to a process, some time later. A signal that a thread sends to
      // itself stops the process here.
      var (stops, blocked) = (sigset_t(), sigset_t())
      sigemptyset(&stops)
      sigaddset(&stops, SIGTSTP)
      pthread_sigmask(SIG_UNBLOCK, &stops, &blocked)
      raise(SIGTSTP)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      SignalPipe.catchSignal(SIGTSTP)
    }

    /// Restores the previous handlers.
    func close() {
      for (number, action) in before {
        var action = action
        sigaction(number, &action, nil)
      }
      writeEnd = -1
    }
  }
#endif
