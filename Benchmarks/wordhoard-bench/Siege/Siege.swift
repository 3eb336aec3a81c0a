import Foundation

/// The state that the threads of a siege share.
struct Siege: Sendable {
  /// The port on which the server listens.
  let port: Int
  let clock = SiegeClock()
  let tally = SiegeTally()
  private let threads = DispatchGroup()

  init(port: Int) { self.port = port }

  /// Runs a function on a new thread.
  func thread(_ body: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread.detachNewThread {
      body()
      threads.leave()
    }
  }

  /// Ends all threads, and waits for them.
  func end() {
    clock.phase = .over
    threads.wait()
  }
}
