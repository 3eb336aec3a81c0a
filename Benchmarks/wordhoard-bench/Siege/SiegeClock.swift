import Synchronization

/// Tells the threads of a siege what they may do now.
final class SiegeClock: Sendable {
  /// A part of the time.
  enum Phase {
    /// The honest players have the server to themselves.
    case quiet
    /// The attackers are at work.
    case siege
    /// All threads end.
    case over
  }

  private let state = Mutex(Phase.quiet)

  /// The present phase.
  var phase: Phase {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
