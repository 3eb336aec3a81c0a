import Synchronization

/// Counts open connections. Some beyond the limit are accepted, to be rejected with a response.
final class ConnectionCounter: Sendable {
  /// How a new connection is treated.
  enum Admission { case welcome, refused, closed }

  private static let spare = 64
  private let limit: Int
  private let open = Atomic(0)

  /// - Parameter limit: the number of connections that may be open.
  init(limit: Int) { self.limit = limit }

  /// Counts a new connection.
  func admit() -> Admission {
    let count = open.wrappingAdd(1, ordering: .relaxed).newValue
    return count <= limit ? .welcome : count <= limit + Self.spare ? .refused : .closed
  }

  /// Counts a closed connection.
  func leave() { open.wrappingSubtract(1, ordering: .relaxed) }
}
