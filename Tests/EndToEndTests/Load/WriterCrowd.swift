import Foundation
import Synchronization

/// Writers that play at the same time, each with its own thread and connection.
final class WriterCrowd: Sendable {
  private struct State {
    var isOver = false
    var answers = 0
    var times = Sample()
    var done: [Writer] = []
    var faults: [String] = []
  }

  private let count: Int
  private let state = Mutex(State())

  /// Starts the writers.
  init(_ players: [RemotePlayer], port: Int) {
    count = players.count
    for player in players {
      Thread.detachNewThread { [self] in
        let (writer, fault) = play(player, port: port)
        state.withLock {
          $0.done.append(writer)
          if let fault { $0.faults.append(fault) }
        }
      }
    }
  }

  /// The times of their responses.
  var times: Sample { state.withLock { $0.times } }

  /// Waits until they have received this number of responses in all.
  func wait(forAnswers count: Int) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while state.withLock({ $0.answers }) < count {
      guard Date() < deadline else { throw Child.Failure(description: "the writers are too slow") }
      usleep(2000)
    }
  }

  /// Stops each writer after its current move or at the end of its connection, and waits
  /// for them.
  ///
  /// - Throws: `Child.Failure` if one of them received an invalid response.
  func finish() throws -> [Writer] {
    state.withLock { $0.isOver = true }
    return try wait()
  }

  /// Waits until all connections have ended.
  ///
  /// - Throws: as `finish`.
  func wait() throws -> [Writer] {
    let deadline = Date(timeIntervalSinceNow: 60)
    while state.withLock({ $0.done.count }) < count {
      guard Date() < deadline else { throw Child.Failure(description: "the writers do not end") }
      usleep(2000)
    }
    let state = state.withLock { $0 }
    guard state.faults.isEmpty else {
      throw Child.Failure(description: state.faults.joined(separator: "\n"))
    }
    return state.done
  }

  private func play(_ player: RemotePlayer, port: Int) -> (Writer, String?) {
    var writer = Writer(player)
    do {
      let connection = try HTTPConnection(port: port)
      while !state.withLock({ $0.isOver }) {
        var sample = Sample()
        guard let answer = try sample.measure({ try writer.step(on: connection) }) else {
          return (writer, nil)
        }
        state.withLock {
          $0.answers += 1
          $0.times.times += sample.times
        }
        // A server that stops announces it, and a client then sends no more requests.
        if answer.fields["connection"] == "close" { return (writer, nil) }
      }
      return (writer, nil)
    } catch {
      return (writer, "\(player.name): \(error)")
    }
  }
}
