import NIOCore
import Synchronization

/// Limits the bytes of responses that wait for their clients to read them, for all connections together. Beyond the
/// limit, the connections that have waited longest are closed.
///
/// A connection has at most one large response, since the next request is not handled while a response waits.
final class ResponseBacklog: Sendable {
  private struct Waiting {
    var bytes: Int
    let number: UInt64
    let channel: any Channel
  }

  private struct State {
    var total = 0
    var waiting: [ObjectIdentifier: Waiting] = [:]
    var count: UInt64 = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the most bytes that may wait.
  init(limit: Int) { self.limit = limit }

  /// Sets the bytes that wait on a connection; 0 when all are sent or the connection is closed.
  func set(_ bytes: Int, of channel: any Channel) {
    let slowest = state.withLock { state in
      let id = ObjectIdentifier(channel)
      var waiting = state.waiting[id]
      state.total += bytes - (waiting?.bytes ?? 0)
      if bytes == 0 {
        state.waiting[id] = nil
      } else if waiting != nil {
        waiting?.bytes = bytes
        state.waiting[id] = waiting
      } else {
        state.count += 1
        state.waiting[id] = Waiting(bytes: bytes, number: state.count, channel: channel)
      }
      return removeSlowest(&state)
    }
    for channel in slowest { channel.close(promise: nil) }
  }

  private func removeSlowest(_ state: inout State) -> [any Channel] {
    var removed: [any Channel] = []
    while state.total > limit,
      let slowest = state.waiting.min(by: { $0.value.number < $1.value.number })
    {
      state.total -= slowest.value.bytes
      state.waiting[slowest.key] = nil
      removed.append(slowest.value.channel)
    }
    return removed
  }
}
