import Synchronization

/// Where the time of a request goes. It is measured where it is set.
package final class RequestTimes: Sendable {
  /// The times of a request, in milliseconds.
  package struct Sums: Sendable {
    /// Waiting for a thread of the database, or for the commit before.
    package fileprivate(set) var queue = 0.0
    /// Reading and writing.
    package fileprivate(set) var database = 0.0
    /// Judging moves.
    package fileprivate(set) var judging = 0.0
  }

  /// The times of the request that this task answers; nil if they are not measured.
  @TaskLocal package static var current: RequestTimes?

  private let state = Mutex(Sums())

  package init() {}

  /// The times until now.
  package var sums: Sums { state.withLock { $0 } }

  /// Measures a function as judging.
  package static func judging<Value>(_ body: () -> Value) -> Value {
    guard let current else { return body() }
    let start = ContinuousClock.now
    defer { current.add(.now - start, to: \.judging) }
    return body()
  }

  fileprivate func add(_ duration: Duration, to sum: any WritableKeyPath<Sums, Double> & Sendable) {
    state.withLock { $0[keyPath: sum] += duration / .milliseconds(1) }
  }
}

/// Measures one operation of the database for a request.
package struct DatabaseWatch: Sendable {
  private let times: RequestTimes
  private let start = ContinuousClock.now

  /// To be made when the operation is asked for; nil if nothing is measured.
  package init?() {
    guard let current = RequestTimes.current else { return nil }
    times = current
  }

  /// The operation leaves the queue.
  package func begin() {
    let waited = .now - start
    times.add(waited, to: \.queue)
    times.add(.zero - waited, to: \.database)
  }

  /// The operation has ended.
  package func end() { times.add(.now - start, to: \.database) }
}
