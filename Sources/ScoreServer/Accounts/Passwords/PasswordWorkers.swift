import Dispatch
import Foundation
import ScoreAPI
import Synchronization

/// A few threads of their own for work that takes long, so that everything else stays quick. At most
/// so many jobs wait; more are refused at once.
///
/// The threads end when the workers are let go and nothing waits any more.
final class PasswordWorkers: Sendable {
  private let line: Line

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - threads: how many jobs are done at once.
  ///   - waiting: how many more may wait.
  ///   - givesWay: whether they run only where nothing else on the machine wants to.
  init(threads: Int, waiting: Int, givesWay: Bool) {
    let line = Line(threads: max(1, threads), waiting: max(0, waiting), givesWay: givesWay)
    self.line = line
    for _ in 0..<line.threads {
      Thread { line.work() }.start()
    }
  }

  deinit { line.close() }

  /// Does a job on one of the threads.
  ///
  /// - Throws: `unavailable` where too many wait.
  func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) async throws(Problem) -> Value {
    let line = line
    let result: Result<Value, Problem> = await withCheckedContinuation { continuation in
      if let problem = line.add({
        let value = job()
        return { continuation.resume(returning: .success(value)) }
      }) {
        continuation.resume(returning: .failure(problem))
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

  /// `SCHED_IDLE` of <linux/sched.h>, which Glibc's module leaves out.
  private static let idlePolicy: Int32 = 5

  let threads: Int
  private let waiting: Int
  private let givesWay: Bool
  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  init(threads: Int, waiting: Int, givesWay: Bool) {
    self.threads = threads
    self.waiting = waiting
    self.givesWay = givesWay
  }

  /// Puts a job at the end of the line, or says why not.
  func add(_ job: @escaping Job) -> Problem? {
    let problem: Problem? = state.withLock { state in
      let ahead = state.jobs.count + state.running
      guard ahead < threads + waiting else {
        return Problem(
          .unavailable, "Too many players sign in at once. Try again in a few seconds.",
          retryAfter: 1 + ahead / threads)
      }
      state.jobs.append(job)
      return nil
    }
    if problem == nil { signal.signal() }
    return problem
  }

  /// Lets the threads go once nothing waits.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threads { signal.signal() }
  }

  /// What a thread does all its life.
  func work() {
    if givesWay {
      // A thread of this policy stops at once where another wants to run; a low priority would keep the
      // processor for some milliseconds more. On Linux 0 is the calling thread, not the process.
      var none = sched_param()
      _ = sched_setscheduler(0, Line.idlePolicy, &none)
    }
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
