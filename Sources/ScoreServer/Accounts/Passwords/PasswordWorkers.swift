import Dispatch
import Foundation
import ScoreAPI
import Synchronization

/// Threads with low priority for slow work, so that everything else stays fast. The number of waiting jobs is
/// limited; further jobs are rejected at once.
///
/// A client has at most two jobs at a time, or one while half of the places are taken, so that a few clients cannot fill
/// the queue. Clients take turns: the one whose latest job began the longest ago is next. So a client with many requests
/// delays another by one job, not by a full queue.
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

  /// Runs a job of a client on one of the threads.
  ///
  /// - Throws: `unavailable` if too many jobs wait, of all clients or of this one.
  func run<Value: Sendable>(
    for client: ClientAddress, _ job: @escaping @Sendable () -> Value
  ) async throws(RequestError) -> Value {
    let queue = queue
    let result: Result<Value, RequestError> = await withCheckedContinuation { continuation in
      let error = queue.add(for: client) {
        let value = job()
        return { continuation.resume(returning: .success(value)) }
      }
      if let error { continuation.resume(returning: .failure(error)) }
    }
    return try result.get()
  }
}

/// The waiting jobs.
private final class JobQueue: Sendable {
  /// Does the work, and returns the function that delivers its result.
  typealias Job = @Sendable () -> @Sendable () -> Void

  private struct Client {
    /// The number of jobs that wait or run.
    var jobs = 0
    /// The turn in which its latest job began; 0 if none has begun.
    var latestTurn = 0
  }

  private struct State {
    /// The waiting jobs in the order of their arrival.
    var waiting: [(client: ClientAddress, job: Job)] = []
    /// The clients with jobs.
    var clients: [ClientAddress: Client] = [:]
    var running = 0
    var turns = 0
    var isClosed = false

    /// Begins the next job.
    mutating func begin() -> (client: ClientAddress, job: Job)? {
      let next = waiting.indices.min { left, right in
        turn(of: waiting[left].client) < turn(of: waiting[right].client)
      }
      guard let next else { return nil }
      running += 1
      turns += 1
      clients[waiting[next].client]?.latestTurn = turns
      return waiting.remove(at: next)
    }

    mutating func finish(_ client: ClientAddress) {
      running -= 1
      clients[client]?.jobs -= 1
      if clients[client]?.jobs == 0 { clients[client] = nil }
    }

    private func turn(of client: ClientAddress) -> Int { clients[client]?.latestTurn ?? 0 }
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

  /// Adds a job. Returns the rejection if there are too many, of this client or of all.
  func add(for client: ClientAddress, _ job: @escaping Job) -> RequestError? {
    let error: RequestError? = state.withLock { state in
      let ahead = state.waiting.count + state.running
      let places = threads + waiting
      let jobsPerClient = ahead * 2 < places ? 2 : 1
      guard ahead < places, state.clients[client, default: Client()].jobs < jobsPerClient else {
        return .unavailable(.tooManyPasswords(retryAfter: 1 + ahead / threads))
      }
      state.waiting.append((client, job))
      state.clients[client, default: Client()].jobs += 1
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
      if let (client, job) = state.withLock({ $0.begin() }) {
        let deliver = job()
        state.withLock { $0.finish(client) }
        deliver()
      } else if state.withLock({ $0.isClosed }) {
        return
      }
    }
  }
}
