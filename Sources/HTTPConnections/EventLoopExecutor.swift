import NIOCore

/// Runs the tasks of a connection on the thread that reads and writes it, which saves a change of threads
/// for each request.
final class EventLoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  /// An executor on a loop.
  init(_ loop: any EventLoop) { self.loop = loop }

  /// An executor for each loop of a group.
  static func each(of group: any EventLoopGroup) -> [ObjectIdentifier: EventLoopExecutor] {
    var executors: [ObjectIdentifier: EventLoopExecutor] = [:]
    for loop in group.makeIterator() { executors[ObjectIdentifier(loop)] = EventLoopExecutor(loop) }
    return executors
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
