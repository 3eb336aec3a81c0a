import ScoreStore
import Synchronization

/// Requests of one kind that wait for a thread, which handles those that wait together, in one transaction.
final class Batches<Request: Sendable, Answer: Sendable>: Sendable {
  /// Handles a batch; there is no connection if the thread is closed.
  typealias Handler = @Sendable ([Request], Link?) -> [Result<Answer, StoreError>]

  private struct Waiter {
    let request: Request
    let watch: DatabaseWatch?
    let resume: @Sendable (Result<Answer, StoreError>) -> Void
  }

  private struct Waiting {
    var requests: [Waiter] = []
    var isDraining = false
  }

  /// The maximum number of waiting requests.
  private static var longestQueue: Int { 4096 }

  private let thread: ConnectionThreads<Link>
  private let size: Int
  private let handle: Handler
  private let waiting = Mutex(Waiting())

  /// - Parameters:
  ///   - thread: one thread, so that a batch begins when the one before is done.
  ///   - size: the maximum number of requests in a batch.
  ///   - handle: returns the result of each request.
  init(_ thread: ConnectionThreads<Link>, size: Int, handle: @escaping Handler) {
    self.thread = thread
    self.size = size
    self.handle = handle
  }

  /// Waits until a request has been handled.
  ///
  /// - Throws: its error; `StoreError.busy` if too many wait.
  func add(_ request: Request) async throws(StoreError) -> Answer {
    let watch = DatabaseWatch()
    defer { watch?.end() }
    let result = await withCheckedContinuation { continuation in
      let (isRefused, isFirst) = waiting.withLock { waiting in
        guard waiting.requests.count < Self.longestQueue else { return (true, false) }
        waiting.requests.append(
          Waiter(request: request, watch: watch) { continuation.resume(returning: $0) })
        defer { waiting.isDraining = true }
        return (false, !waiting.isDraining)
      }
      if isRefused { continuation.resume(returning: .failure(.busy)) }
      if isFirst { scheduleBatch() }
    }
    return try result.get()
  }

  /// The number of requests that wait.
  var count: Int { waiting.withLock { $0.requests.count } }

  private func scheduleBatch() {
    thread.post { [self] link in
      let batch = waiting.withLock { waiting in
        let batch = Array(waiting.requests.prefix(size))
        waiting.requests.removeFirst(batch.count)
        return batch
      }
      for waiter in batch { waiter.watch?.begin() }
      let start = ContinuousClock.now
      let results = handle(batch.map(\.request), link)
      StoreMetrics.committed(batch.count, since: start)
      for (waiting, result) in zip(batch, results) { waiting.resume(result) }
      let hasMore = waiting.withLock { waiting in
        waiting.isDraining = !waiting.requests.isEmpty
        return waiting.isDraining
      }
      if hasMore { scheduleBatch() }
    }
  }
}
