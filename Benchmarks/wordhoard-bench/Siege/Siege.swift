import Foundation

/// What the threads of a siege share.
struct Siege: Sendable {
  /// The port of the server.
  let port: Int
  let clock = SiegeClock()
  let tally = SiegeTally()
  private let threads = DispatchGroup()

  /// The siege of a server.
  init(port: Int) { self.port = port }

  /// Runs a function on a thread of its own.
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
