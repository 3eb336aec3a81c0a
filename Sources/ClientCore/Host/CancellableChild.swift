import Glibc
import Synchronization

/// A child process that another thread can kill while this one waits for its end.
final class CancellableChild: Sendable {
  private enum State {
    case new
    case running(pid_t)
    case over
  }

  private let state = Mutex(State.new)

  /// Starts the process and waits for its end, without polling.
  ///
  /// - Parameter start: starts it in a session of its own; returns nil if that fails.
  package func run(_ start: () -> pid_t?) -> ProgramOutcome.End {
    let child: pid_t? = state.withLock { state in
      guard case .new = state, let child = start() else { return nil }
      state = .running(child)
      return child
    }
    guard let child else { return .failed }
    // It stays a zombie until the lock is held, so `kill` cannot meet another process with its number.
    var facts = siginfo_t()
    while waitid(P_PID, id_t(child), &facts, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock { state in
      state = .over
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 {
        guard errno == EINTR else { return .failed }
      }
      return ProgramOutcome.End(status: status)
    }
  }

  /// Kills the process with everything that it started. One that was not started yet never is.
  func kill() {
    state.withLock { state in
      if case .running(let child) = state {
        _ = Glibc.kill(-child, SIGKILL)
      } else {
        state = .over
      }
    }
  }
}
