import Foundation
import HTTPConnections
import ScoreAPI

/// Threads with low priority for slow work, so that everything else stays fast. The number of waiting jobs is
/// limited, and networks share the places (`PasswordQueue`).
///
/// The threads end when the workers are deallocated and all jobs are done.
final class PasswordWorkers: Sendable {
  private let jobs: PasswordJobs

  init(threads: Int, waiting: Int) {
    let jobs = PasswordJobs(threads: max(1, threads), waiting: max(0, waiting))
    self.jobs = jobs
    for _ in 0..<jobs.threads {
      Thread { jobs.work() }.start()
    }
  }

  deinit { jobs.close() }

  /// Runs a job of a client on one of the threads.
  ///
  /// - Throws: `unavailable` if too many jobs wait, of all clients or of a network of this one.
  func run<Value: Sendable>(
    for client: ClientAddress, _ job: @escaping @Sendable () -> Value
  ) async throws(RequestError) -> Value {
    let jobs = jobs
    let result: Result<Value, RequestError> = await withCheckedContinuation { continuation in
      jobs.add(
        PasswordJobs.Job {
          let value = job()
          return { continuation.resume(returning: .success(value)) }
        } reject: { error in
          continuation.resume(returning: .failure(error))
        }, for: client)
    }
    return try result.get()
  }
}
