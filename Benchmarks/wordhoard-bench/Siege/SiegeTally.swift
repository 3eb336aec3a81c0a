import Synchronization

/// Counts the attackers' actions and the server's responses, so that a report shows that the
/// attacks took place.
final class SiegeTally: Sendable {
  private let counts = Mutex<[String: [String: Int]]>([:])

  /// Counts an outcome of an action, such as a status of the response.
  func count(_ action: String, _ outcome: String) {
    counts.withLock { $0[action, default: [:]][outcome, default: 0] += 1 }
  }

  /// Records the highest value of an outcome.
  func raise(_ action: String, _ outcome: String, to value: Int) {
    counts.withLock {
      $0[action, default: [:]][outcome] = max(value, $0[action]?[outcome] ?? 0)
    }
  }

  /// The number of times an action had an outcome.
  func count(of action: String, _ outcome: String) -> Int {
    counts.withLock { $0[action]?[outcome] ?? 0 }
  }

  /// A line for each action, with its outcomes.
  var lines: [String] {
    counts.withLock { counts in
      counts.sorted { $0.key < $1.key }.map { action, outcomes in
        let list = outcomes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return "\(action): \(list.joined(separator: ", "))"
      }
    }
  }
}
