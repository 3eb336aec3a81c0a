import Synchronization

/// Something that happens once.
final class AtomicFlag: Sendable {
  private let value = Atomic(false)

  /// Whether it has happened.
  var isSet: Bool { value.load(ordering: .relaxed) }

  /// It has happened.
  func set() { value.store(true, ordering: .relaxed) }
}
