import Glibc
import Synchronization

/// Ctrl-C while work runs that must clean up before the process ends.
package enum Interruption {
  private static let signalled = Atomic<Int32>(0)
  private static let nap: UInt32 = 20_000

  /// Runs work in a task that an interrupt or a termination cancels.
  ///
  /// - Returns: its value; nil if it was cancelled, and the exit code for that.
  /// - Throws: the error of the work.
  package static func cancels<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> (value: Value?, exitCode: Int32) {
    let handlers = noteSignals()
    defer { restore(handlers) }
    let task = Task.detached { try work() }
    let isDone = Flag()
    // Runs on a separate thread, because the work may occupy all threads of the pool.
    _ = OwnThread.start("interruption") {
      while !isDone.isSet {
        if signalled.load(ordering: .relaxed) != 0 { return task.cancel() }
        usleep(nap)
      }
    }
    defer { isDone.set() }
    do {
      return (try await task.value, 0)
    } catch is CancellationError {
      return (nil, 128 + signalled.load(ordering: .relaxed))
    }
  }

  /// Waits until something has happened, or until an interrupt or a termination.
  ///
  /// - Returns: 0, or the exit code for the signal.
  package static func wait(until hasHappened: () -> Bool) -> Int32 {
    let handlers = noteSignals()
    defer { restore(handlers) }
    while !hasHappened() {
      let signal = signalled.load(ordering: .relaxed)
      if signal != 0 { return 128 + signal }
      usleep(nap)
    }
    return 0
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// - Returns: the signals that are noted from now on, with their handlers before.
  private static func noteSignals() -> [(signal: Int32, handler: Handler?)] {
    signalled.store(0, ordering: .relaxed)
    return [SIGINT, SIGTERM].map { name in
      (name, signal(name) { Interruption.signalled.store($0, ordering: .relaxed) })
    }
  }

  private static func restore(_ handlers: [(signal: Int32, handler: Handler?)]) {
    for (name, handler) in handlers { signal(name, handler) }
  }
}

private final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
