import Dispatch
import Foundation
import HTTPConnections
import ScoreAPI
import Synchronization

/// The jobs of `PasswordWorkers`, which its threads take one after another.
final class PasswordJobs: Sendable {
  /// A job, or its rejection.
  struct Job: Sendable {
    /// Does the work, and returns the function that delivers its result.
    let work: @Sendable () -> @Sendable () -> Void
    /// Delivers that there is no place for it.
    let reject: @Sendable (RequestError) -> Void
  }

  private struct State {
    var queue: PasswordQueue<Job>
    var isClosed = false
  }

  /// Below everything that answers requests, but not the lowest priority: with 19, a login waited
  /// for 10 s while another program used all processors.
  private static let niceness: Int32 = 10

  let threads: Int
  private let state: Mutex<State>
  private let signal = DispatchSemaphore(value: 0)

  init(threads: Int, waiting: Int) {
    self.threads = threads
    state = Mutex(State(queue: PasswordQueue(places: threads + waiting)))
  }

  /// Adds a job, or rejects it or another one, if there are too many.
  func add(_ job: Job, for client: ClientAddress) {
    let (admission, ahead) = state.withLock { state in
      (state.queue.add(job, for: client), state.queue.count)
    }
    ServerMetrics.passwords(ahead)
    let error = RequestError.unavailable(.tooManyPasswords(retryAfter: 1 + ahead / threads))
    switch admission {
    case .added: signal.signal()
    case .replaced(let other): other.reject(error)
    case .refused: job.reject(error)
    }
  }

  /// Ends the threads when all jobs are done.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threads { signal.signal() }
  }

  /// The body of a thread: runs jobs until the queue is closed and empty.
  func work() {
    // On Linux this affects only the calling thread. The idle policy would have a lower priority, but a
    // thread that is suspended while it maps memory prevents other threads from mapping memory.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, PasswordJobs.niceness)
    while true {
      signal.wait()
      if let (job, client) = state.withLock({ $0.queue.begin() }) {
        let deliver = job.work()
        let left = state.withLock { state in
          state.queue.finish(client)
          return state.queue.count
        }
        ServerMetrics.passwords(left)
        deliver()
      } else if state.withLock({ $0.isClosed }) {
        return
      }
    }
  }
}
