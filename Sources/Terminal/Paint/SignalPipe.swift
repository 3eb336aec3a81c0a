#if FullScreen
  import Glibc

  nonisolated(unsafe) private var writeEnd: Int32 = -1

  /// Signals as bytes that can be polled for.
  final class SignalPipe {
    private static let signals = [SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT]
    private let pipe: WakePipe
    private var before: [Int32: sigaction] = [:]

    /// Catches signals from now on; nil where the system has no more descriptors.
    init?() {
      guard let pipe = WakePipe() else { return nil }
      self.pipe = pipe
      writeEnd = pipe.writeEnd
      for number in SignalPipe.signals { before[number] = SignalPipe.catchSignal(number) }
    }

    /// - Returns: what was done with it before.
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

    /// Where the numbers of signals come.
    var descriptor: Int32 { pipe.readEnd }

    /// The signals that have come.
    func taken() -> [Int32] { pipe.taken().map { Int32($0) } }

    /// Stops the process and whatever was started together with it, as control-Z does in a shell. It
    /// returns when the process goes on, or at once where there is no shell to go on from.
    func stop() {
      signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
      signal(SIGTSTP, SIG_DFL)
      // A signal to a process is taken by any of its threads, some time later; one that a thread sends
      // to itself stops the process right here.
      var (stops, blocked) = (sigset_t(), sigset_t())
      sigemptyset(&stops)
      sigaddset(&stops, SIGTSTP)
      pthread_sigmask(SIG_UNBLOCK, &stops, &blocked)
      raise(SIGTSTP)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      SignalPipe.catchSignal(SIGTSTP)
    }

    /// Catches no more.
    func close() {
      for (number, action) in before {
        var action = action
        sigaction(number, &action, nil)
      }
      writeEnd = -1
    }
  }
#endif
