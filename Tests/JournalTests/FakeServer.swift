import GameEngine
import Journal

/// A server's journal in memory: the union in the order of arrival, with cursors that name a place
/// and the event that stands there.
final class FakeServer: SyncRemote, @unchecked Sendable {
  struct Cut: Error {}

  private(set) var events: [EventLine] = []
  /// How many events every request brought.
  private(set) var sizes: [Int] = []
  /// After so many requests every further one fails; its work may be done, but nobody hears of it.
  var requestsUntilCut = Int.max
  var pageSize = 7

  /// Becomes as it was when it had so many events.
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
