import Foundation
import Synchronization

/// Writers that play at the same time on several servers. Like a proxy with a client that repeats its requests, a writer whose server
/// does not answer, or answers 503, sends the same move to the next one.
final class ClusterCrowd: Sendable {
  private struct State {
    var isOver = false
    var answers = 0
    var longestGap = 0.0
    var done: [Writer] = []
    var faults: [String] = []
  }

  private let ports: [Int]
  private let count: Int
  private let state = Mutex(State())

  /// Starts the writers.
  init(_ players: [RemotePlayer], ports: [Int]) {
    self.ports = ports
    count = players.count
    for (place, player) in players.enumerated() {
      Thread.detachNewThread { [self] in
        let (writer, fault) = play(player, place)
        state.withLock {
          $0.done.append(writer)
          if let fault { $0.faults.append("\(player.name): \(fault)") }
        }
      }
    }
  }

  /// The number of moves that were answered.
  var answers: Int { state.withLock { $0.answers } }

  /// The longest time in seconds that a writer waited for an answer, with all repetitions.
  var longestGap: Double { state.withLock { $0.longestGap } }

  /// Waits until as many more moves were answered.
  func wait(forMore count: Int) throws {
    let start = answers
    let deadline = Date(timeIntervalSinceNow: 60)
    while answers < start + count {
      guard Date() < deadline else {
        throw Child.Failure(description: "no answers: \(state.withLock { $0.faults })")
      }
      usleep(5000)
    }
  }

  /// Stops the writers, and returns them.
  ///
  /// - Throws: `Child.Failure` if one of them was told an error.
  func finish() throws -> [Writer] {
    state.withLock { $0.isOver = true }
    let deadline = Date(timeIntervalSinceNow: 60)
    while state.withLock({ $0.done.count }) < count {
      guard Date() < deadline else { throw Child.Failure(description: "the writers do not end") }
      usleep(5000)
    }
    let state = state.withLock { $0 }
    guard state.faults.isEmpty else {
      throw Child.Failure(description: state.faults.joined(separator: "\n"))
    }
    return state.done
  }

  private func play(_ player: RemotePlayer, _ place: Int) -> (Writer, String?) {
    var writer = Writer(player)
    var (turn, connection): (Int, HTTPConnection?) = (place, nil)
    var last = Date()
    do {
      while !state.withLock({ $0.isOver }) {
        // A server that was killed does not listen.
        connection =
          connection ?? (try? HTTPConnection(port: ports[turn % ports.count], patience: 8))
        let refusals = writer.refusals.count
        let answer = try connection.flatMap { try writer.step(on: $0) }
        if let answer, writer.refusals.count == refusals {
          let gap = Date().timeIntervalSince(last)
          last = Date()
          state.withLock {
            $0.answers += 1
            $0.longestGap = max($0.longestGap, gap)
          }
          if answer.fields["connection"] != "close" { continue }
        } else if let answer, answer.status != 503 || answer.fields["retry-after"] == nil {
          return (writer, "\(answer.status) \(answer.text)")
        }
        (turn, connection) = (turn + 1, nil)
        usleep(20_000)
      }
      return (writer, nil)
    } catch {
      return (writer, "\(error)")
    }
  }
}
