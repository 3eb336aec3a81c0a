import Dispatch
import Foundation
import ScoreAPI
import Synchronization

/// Threads with low priority for slow work, so that everything else stays fast. The number of waiting jobs is
/// limited; further jobs are rejected at once.
///
/// The threads end when the workers are deallocated and all jobs are done.
final class PasswordWorkers: Sendable {
  private let queue: JobQueue

  init(threads: Int, waiting: Int) {
    let queue = JobQueue(threads: max(1, threads), waiting: max(0, waiting))
    self.queue = queue
    for _ in 0..<queue.threads {
      Thread { queue.work() }.start()
    }
  }

  deinit { queue.close() }

  /// Runs a job on one of the threads.
  ///
  /// - Throws: `unavailable` if too many jobs wait.
  func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) async throws(RequestError)
    -> Value
  {
    let queue = queue
    let result: Result<Value, RequestError> = await withCheckedContinuation { continuation in
      if let error = queue.add({
        let value = job()
        return { continuation.resume(returning: .success(value)) }
      }) {
        continuation.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }
}

/// The waiting jobs.
private final class JobQueue: Sendable {
  /// Does the work, and returns the function that delivers its result.
  typealias Job = @Sendable () -> @Sendable () -> Void

  private struct State {
    var jobs: [Job] = []
    var running = 0
    var isClosed = false
  }

  /// The lowest priority.
  private static let niceness: Int32 = 19

  let threads: Int
  private let waiting: Int
  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  init(threads: Int, waiting: Int) {
    self.threads = threads
    self.waiting = waiting
  }

  /// Adds a job. Returns the rejection if too many jobs wait.
  func add(_ job: @escaping Job) -> RequestError? {
    let error: RequestError? = state.withLock { state in
      let ahead = state.jobs.count + state.running
      guard ahead < threads + waiting else {
        return .unavailable(.tooManyPasswords(retryAfter: 1 + ahead / threads))
      }
      state.jobs.append(job)
      return nil
    }
    if error == nil { signal.signal() }
    return error
  }

  /// Ends the threads when all jobs are done.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threads { signal.signal() }
  }

  /// The body of a thread: runs jobs until the queue is closed and empty.
  func work() {
    // On Linux this affects only the calling thread. The idle policy would have an even lower priority, but a
    // thread that is suspended while it maps memory prevents other threads from mapping memory.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, JobQueue.niceness)
    while true {
      signal.wait()
      let job = state.withLock { state -> Job? in
        guard !state.jobs.isEmpty else { return nil }
        state.running += 1
        return state.jobs.removeFirst()
      }
      if let job {
        let deliver = job()
        state.withLock { $0.running -= 1 }
        deliver()
      } else if state.withLock({ $0.isClosed }) {
        return
      }
    }
  }
}
