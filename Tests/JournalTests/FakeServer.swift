import GameEngine
import Journal

/// A server's journal in memory: the union in the order of arrival, with cursors that contain a place
/// and the event there.
final class FakeServer: SyncRemote, @unchecked Sendable {
  struct Cut: Error {}

  private(set) var events: [EventLine] = []
  /// The number of events of each request.
  private(set) var sizes: [Int] = []
  /// The number of requests that succeed. A later one fails, although its work may be done.
  var requestsUntilCut = Int.max
  var pageSize = 7

  /// Restores the state with this number of events.
  func restore(count: Int) { events.removeLast(events.count - count) }

  private func answer<Value>(_ value: Value) throws -> Value {
    requestsUntilCut -= 1
    guard requestsUntilCut >= 0 else { throw Cut() }
    return value
  }

  func send(_ lines: [EventLine]) async throws -> Int {
    sizes.append(lines.count)
    let before = events.count
    for line in lines where !events.contains(where: { $0.event.id == line.event.id }) {
      events.append(line)
    }
    return try answer(events.count - before)
  }

  func page(after cursor: String?) async throws -> SyncPage? {
    var start = 0
    if let cursor {
      guard let place = events.indices.first(where: { name(of: $0) == cursor }) else {
        return try answer(nil)
      }
      start = place + 1
    }
    let end = min(start + pageSize, events.count)
    return try answer(
      SyncPage(
        events: Array(events[start..<end]), cursor: end > start ? name(of: end - 1) : cursor))
  }

  private func name(of place: Int) -> String { "\(place) \(events[place].event.id)" }
}
