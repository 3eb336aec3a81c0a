import Synchronization

/// Counts what attackers did and how the server answered, so that a report shows that they did it.
final class SiegeTally: Sendable {
  private let counts = Mutex<[String: [String: Int]]>([:])

  /// Counts an outcome of an action, such as a status.
  func count(_ action: String, _ outcome: String) {
    counts.withLock { $0[action, default: [:]][outcome, default: 0] += 1 }
  }

  /// Remembers the highest value of an outcome.
  func raise(_ action: String, _ outcome: String, to value: Int) {
    counts.withLock {
      $0[action, default: [:]][outcome] = max(value, $0[action]?[outcome] ?? 0)
    }
  }

  /// The count of an outcome.
  func count(of action: String, _ outcome: String) -> Int {
    counts.withLock { $0[action]?[outcome] ?? 0 }
  }

  /// A line for each action.
  var lines: [String] {
    counts.withLock { counts in
      counts.sorted { $0.key < $1.key }.map { action, outcomes in
        let list = outcomes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return "\(action): \(list.joined(separator: ", "))"
      }
    }
  }
}
