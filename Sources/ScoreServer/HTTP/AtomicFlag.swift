import Synchronization

/// A flag that is set once.
final class AtomicFlag: Sendable {
  private let value = Atomic(false)

  /// Whether it was set. Does not order other memory accesses.
  var isSet: Bool { value.load(ordering: .relaxed) }

  /// Sets the flag permanently.
  func set() { value.store(true, ordering: .relaxed) }
}
