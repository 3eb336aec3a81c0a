import Foundation
import Synchronization

/// A client that requests a board again and again, while others keep the server busy.
final class HonestReader: Sendable {
  private struct State {
    var isOver = false
    var isDone = false
    var sample = Sample()
    var faults = 0
  }

  private let state = Mutex(State())

  /// Starts it.
  ///
  /// - Parameter pause: milliseconds between a response and the next request.
  init(port: Int, pause: Int = 10) {
    Thread.detachNewThread { [self] in
      let connection = try? HTTPConnection(port: port)
      while !state.withLock({ $0.isOver }) {
        var sample = Sample()
        let answer = sample.measure { connection?.ask("GET", "/v1/boards/run/all") }
        state.withLock {
          $0.sample.times += sample.times
          if answer?.status != 200 { $0.faults += 1 }
        }
        usleep(UInt32(pause * 1000))
      }
      state.withLock { $0.isDone = true }
    }
  }

  /// Stops it.
  ///
  /// - Returns: the times of its responses, and the number of missing ones.
  func finish() -> (sample: Sample, faults: Int) {
    state.withLock { $0.isOver = true }
    while !state.withLock({ $0.isDone }) { usleep(1000) }
    return state.withLock { ($0.sample, $0.faults) }
  }
}
