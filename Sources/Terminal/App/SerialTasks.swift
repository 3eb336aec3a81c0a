import Dispatch

/// Runs closures in the background, one after the other.
///
/// They are tasks, because a Dispatch queue would wake up once a second from its first use on.
final class SerialTasks {
  private var last: Task<Void, Never>?

  /// Runs a closure after all earlier ones.
  func run(_ body: @escaping @Sendable () -> Void) {
    last = Task.detached { [last] in
      await last?.value
      body()
    }
  }

  /// Waits until all closures have run.
  func finish() {
    let done = DispatchSemaphore(value: 0)
    run { done.signal() }
    done.wait()
  }
}
