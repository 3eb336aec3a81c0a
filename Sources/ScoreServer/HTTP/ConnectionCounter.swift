import Synchronization

/// How many connections are open. Some more than may be are let in, to be told so and closed.
final class ConnectionCounter: Sendable {
  /// What becomes of a new connection.
  enum Admission { case welcome, refused, closed }

  private static let spare = 64
  private let limit: Int
  private let open = Atomic(0)

  /// - Parameter limit: how many may be open.
  init(limit: Int) { self.limit = limit }

  /// Another is open.
  func admit() -> Admission {
    let count = open.wrappingAdd(1, ordering: .relaxed).newValue
    return count <= limit ? .welcome : count <= limit + Self.spare ? .refused : .closed
  }

  /// One is closed.
  func leave() { open.wrappingSubtract(1, ordering: .relaxed) }
}
