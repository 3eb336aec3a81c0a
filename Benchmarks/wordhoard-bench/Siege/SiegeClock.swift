import Synchronization

/// The current phase of a siege, shared by its threads.
final class SiegeClock: Sendable {
  /// A phase of the siege.
  enum Phase {
    /// Only the honest players use the server.
    case quiet
    /// The attackers are active.
    case siege
    /// All threads must end.
    case over
  }

  private let state = Mutex(Phase.quiet)

  /// The current phase.
  var phase: Phase {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
