import Dispatch

/// Runs closures in the background, one after another.
///
/// Uses tasks, because a Dispatch queue would wake up once per second after its first use.
final class SerialTasks {
  private var last: Task<Void, Never>?

  /// Runs a closure after all earlier ones. Returns immediately.
  func run(_ body: @escaping @Sendable () -> Void) {
    last = Task.detached { [last] in
      await last?.value
      body()
    }
  }

  /// Blocks until all closures have run.
  func finish() {
    let done = DispatchSemaphore(value: 0)
    run { done.signal() }
    done.wait()
  }
}
