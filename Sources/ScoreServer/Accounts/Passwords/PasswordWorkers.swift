import Dispatch
import Foundation
import ScoreAPI
import Synchronization

/// A few threads of their own for work that takes long; they give way to all others, so that everything
/// else stays quick. At most so many jobs wait; more are refused at once.
///
/// The threads end when the workers are let go and nothing waits any more.
final class PasswordWorkers: Sendable {
  private let line: Line

  init(threads: Int, waiting: Int) {
    let line = Line(threads: max(1, threads), waiting: max(0, waiting))
    self.line = line
    for _ in 0..<line.threads {
      Thread { line.work() }.start()
    }
  }

  deinit { line.close() }

  /// Does a job on one of the threads.
  ///
  /// - Throws: `unavailable` where too many wait.
  func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) async throws(RequestError)
    -> Value
  {
    let line = line
    let result: Result<Value, RequestError> = await withCheckedContinuation { continuation in
      if let error = line.add({
        let value = job()
        return { continuation.resume(returning: .success(value)) }
      }) {
        continuation.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }
}

/// The jobs that wait and the threads that take them.
private final class Line: Sendable {
  /// Work, and then how its outcome is told.
  typealias Job = @Sendable () -> @Sendable () -> Void

  private struct State {
    var jobs: [Job] = []
    var running = 0
    var isClosed = false
  }

  /// The least claim to a processor.
  private static let niceness: Int32 = 19

  let threads: Int
  private let waiting: Int
  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  init(threads: Int, waiting: Int) {
    self.threads = threads
    self.waiting = waiting
  }

  /// Puts a job at the end of the line, or says why not.
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

  /// Lets the threads go once nothing waits.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threads { signal.signal() }
  }

  /// What a thread does all its life.
  func work() {
    // On Linux this is about the calling thread alone. The idle policy gave way sooner, but a thread
    // that is stopped while it maps its memory keeps others from mapping theirs.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Line.niceness)
    while true {
      signal.wait()
      let job = state.withLock { state -> Job? in
        guard !state.jobs.isEmpty else { return nil }
        state.running += 1
        return state.jobs.removeFirst()
      }
      if let job {
        let tell = job()
        state.withLock { $0.running -= 1 }
        tell()
      } else if state.withLock({ $0.isClosed }) {
        return
      }
    }
  }
}
