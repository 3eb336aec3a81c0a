import Synchronization

/// A flag that is set once.
package final class AtomicFlag: Sendable {
  private let value = Atomic(false)

  package init() {}

  /// Whether it was set. Does not order other memory accesses.
  package var isSet: Bool { value.load(ordering: .relaxed) }

  /// Sets the flag permanently.
  package func set() { value.store(true, ordering: .relaxed) }
}
