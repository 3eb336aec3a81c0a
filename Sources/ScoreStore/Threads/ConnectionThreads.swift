import DequeModule
import Dispatch
import Foundation
import Synchronization

/// Threads that each have a connection to a database, and the bounded queue of operations for them.
///
/// A caller suspends while its operation waits and runs, so neither an event loop nor a thread of Dispatch ever waits
/// for a connection or a disk. An operation that has waited for longer than the deadline fails, even if all threads
/// hang. Operations must not wait for others of the same threads.
///
/// The threads end, and release their connections, when the owner is closed or deallocated and the queue is empty.
package final class ConnectionThreads<Connection: Sendable>: Sendable {
  private let queue: OperationQueue<Connection>

  /// Starts a thread for each connection.
  ///
  /// - Parameters:
  ///   - name: of the threads, for debuggers; at most 15 bytes.
  ///   - longest: the maximum number of waiting operations.
  ///   - deadline: the maximum time that an operation waits.
  package init(
    _ connections: [Connection], name: String, longest: Int = 4096, deadline: Duration = .seconds(5)
  ) {
    let queue = OperationQueue<Connection>(
      threads: connections.count, longest: longest, deadline: deadline)
    self.queue = queue
    for (index, connection) in connections.enumerated() {
      let held = Mutex<Connection?>(connection)
      let thread = Thread {
        queue.work(index, with: held.withLock { $0.take() })
        queue.end()
      }
      thread.name = name
      thread.start()
    }
  }

  deinit { queue.close() }

  /// Waits until all operations are done and the connections are released.
  package func close() async {
    queue.close()
    await withCheckedContinuation { continuation in
      queue.whenEnded { continuation.resume() }
    }
  }

  /// Runs an operation on one of the threads.
  ///
  /// - Parameter isBounded: whether it fails if too many others wait, or if it waits for too long.
  /// - Throws: `StoreError.busy` for these reasons, or if the threads are closed.
  package func run<Value: Sendable>(
    isBounded: Bool = true, _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let watch = DatabaseWatch()
    defer { watch?.end() }
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      queue.add(isBounded: isBounded) { connection in
        watch?.begin()
        guard let connection else { return continuation.resume(returning: .failure(.busy)) }
        continuation.resume(
          returning: Result { () throws(StoreError) in try body(connection) })
      }
    }
    return try result.get()
  }

  /// Runs an operation on one of the threads, however many others wait and however long it waits.
  ///
  /// - Parameter body: gets nil, at once, if the threads are closed.
  package func post(_ body: @escaping @Sendable (Connection?) -> Void) {
    queue.add(isBounded: false, body)
  }

  /// Checks that no thread hangs.
  ///
  /// - Throws: `StoreError.busy` if a thread has been running an operation for `limit`.
  package func checkOperations(limit: Duration) throws(StoreError) {
    guard queue.longestOperation < limit else { throw .busy }
  }

  /// Waits until a thread responds, however many operations wait: many do not mean that a thread hangs.
  ///
  /// - Throws: `StoreError.busy` if a thread has been running an operation for `limit`, or the threads are closed.
  package func ping(limit: Duration = .seconds(20)) async throws(StoreError) {
    try checkOperations(limit: limit)
    try await run(isBounded: false) { _ throws(StoreError) in }
  }
}

/// The bounded queue of waiting operations, and the state of each thread.
private final class OperationQueue<Connection>: Sendable {
  /// Runs with the connection of a thread, or with nil if it is rejected.
  typealias Operation = @Sendable (Connection?) -> Void

  private struct State {
    var waiting: Deque<(operation: Operation, deadline: ContinuousClock.Instant?)> = []
    /// The start of the operation that each thread runs.
    var starts: [ContinuousClock.Instant?]
    var isClosed = false
    var isTimerSet = false
    /// The number of threads that have not ended.
    var threads: Int
    var onEnd: [@Sendable () -> Void] = []
  }

  private let longest: Int
  private let deadline: Duration
  private let state: Mutex<State>
  private let signal = DispatchSemaphore(value: 0)

  init(threads: Int, longest: Int, deadline: Duration) {
    self.longest = longest
    self.deadline = deadline
    state = Mutex(State(starts: Array(repeating: nil, count: threads), threads: threads))
  }

  /// The time since the start of the oldest operation that still runs.
  var longestOperation: Duration {
    let start = state.withLock { $0.starts.compactMap { $0 }.min() }
    return start.map { .now - $0 } ?? .zero
  }

  /// Adds an operation. A bounded one is rejected if too many wait, or if it waits for too long.
  func add(isBounded: Bool, _ operation: @escaping Operation) {
    let (isAdded, needsTimer) = state.withLock { state in
      guard !state.isClosed, !isBounded || state.waiting.count < longest else {
        return (false, false)
      }
      state.waiting.append((operation, isBounded ? .now + deadline : nil))
      defer { if isBounded { state.isTimerSet = true } }
      return (true, isBounded && !state.isTimerSet)
    }
    guard isAdded else { return operation(nil) }
    signal.signal()
    if needsTimer { rejectLate(after: deadline) }
  }

  /// Rejects the operations that waited for too long, after a time, and again as long as some wait.
  private func rejectLate(after pause: Duration) {
    DispatchQueue.global().asyncAfter(deadline: .now() + pause.seconds) { [self] in
      let (late, next) = state.withLock { state in
        let now = ContinuousClock.now
        var late: [Operation] = []
        state.waiting.removeAll { operation, deadline in
          guard let deadline, deadline <= now else { return false }
          late.append(operation)
          return true
        }
        let next = state.waiting.lazy.compactMap(\.deadline).first
        state.isTimerSet = next != nil
        return (late, next.map { $0 - now })
      }
      for operation in late { operation(nil) }
      if let next { rejectLate(after: max(next, .milliseconds(10))) }
    }
  }

  /// Ends the threads when all operations are done.
  func close() {
    let threads = state.withLock { state in
      state.isClosed = true
      return state.starts.count
    }
    for _ in 0..<threads { signal.signal() }
  }

  /// Calls a function when all threads have ended.
  func whenEnded(_ body: @escaping @Sendable () -> Void) {
    let hasEnded = state.withLock { state in
      if state.threads > 0 { state.onEnd.append(body) }
      return state.threads == 0
    }
    if hasEnded { body() }
  }

  /// To be called when a thread has released its connection.
  func end() {
    let waiting = state.withLock { state in
      state.threads -= 1
      return state.threads == 0 ? state.onEnd : []
    }
    for body in waiting { body() }
  }

  /// The body of a thread: runs operations until the queue is closed and empty.
  func work(_ thread: Int, with connection: Connection?) {
    while true {
      // Each operation gives one signal, also if it is rejected later; then there is nothing to do.
      signal.wait()
      let (operation, isClosed) = state.withLock { state in
        let operation = state.waiting.popFirst()?.operation
        state.starts[thread] = operation == nil ? nil : .now
        return (operation, state.isClosed)
      }
      if let operation {
        operation(connection)
        state.withLock { $0.starts[thread] = nil }
      } else if isClosed {
        return
      }
    }
  }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var seconds: Double { self / .seconds(1) }
}
