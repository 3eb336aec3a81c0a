import Synchronization

/// The values that were used last, for some threads. If the cache is full, a new value replaces the one whose last use is
/// the longest ago.
///
/// Finding that one takes time proportional to the capacity, so the capacity should be some hundreds.
package final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var entries: [Key: (value: Value, use: Int)] = [:]
    var uses = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// - Parameter capacity: the largest number of values, at least 1.
  package init(capacity: Int) { self.capacity = capacity }

  /// The value of a key; nil if there is none. Getting and setting are uses.
  package subscript(key: Key) -> Value? {
    get {
      state.withLock { state in
        guard let value = state.entries[key]?.value else { return nil }
        state.uses += 1
        state.entries[key]?.use = state.uses
        return value
      }
    }
    set {
      state.withLock { state in
        state.uses += 1
        state.entries[key] = newValue.map { ($0, state.uses) }
        if state.entries.count > capacity,
          let oldest = state.entries.min(by: { $0.value.use < $1.value.use })
        {
          state.entries[oldest.key] = nil
        }
      }
    }
  }
}
