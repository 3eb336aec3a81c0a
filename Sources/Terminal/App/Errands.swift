import Dispatch

/// Does one thing after the other, away from whoever asks for them.
///
/// They are tasks, since a queue of Dispatch would have it wake up every second from then on.
final class Errands {
  private var last: Task<Void, Never>?

  /// Has something done when all before it is.
  func run(_ errand: @escaping @Sendable () -> Void) {
    last = Task.detached { [last] in
      await last?.value
      errand()
    }
  }

  /// Waits until all of them are done.
  func finish() {
    let done = DispatchSemaphore(value: 0)
    run { done.signal() }
    done.wait()
  }
}
