import ScoreStore
import Synchronization

/// Sessions that were read a moment ago, so that a player in the middle of a round is not looked up for
/// every move. Another process may end a session; that is seen when an entry is read again.
final class SessionCache: Sendable {
  /// A session and whose it is.
  struct Entry: Sendable {
    var session: Session
    let player: Player
  }

  private struct State {
    var entries: [[UInt8]: (entry: Entry, readAt: Int64)] = [:]
    var generation = 0
  }

  /// Milliseconds for which an entry is believed.
  private static let trust: Int64 = 2000

  private let capacity: Int
  private let clock: ServerClock
  private let state = Mutex(State())

  init(capacity: Int = 20_000, clock: ServerClock) {
    self.capacity = capacity
    self.clock = clock
  }

  /// What is known of a token's hash, and the generation in which to keep what is read instead.
  func look(for hash: [UInt8]) -> (entry: Entry?, generation: Int) {
    let now = clock.uptime()
    return state.withLock { state in
      guard let known = state.entries[hash], now - known.readAt < Self.trust else {
        return (nil, state.generation)
      }
      return (known.entry, state.generation)
    }
  }

  /// Keeps what was read, unless a session was ended since, for it might be that one.
  func keep(_ entry: Entry, readIn generation: Int) {
    let now = clock.uptime()
    state.withLock { state in
      guard state.generation == generation else { return }
      if state.entries.count >= capacity {
        state.entries = state.entries.filter { now - $0.value.readAt < Self.trust }
        if state.entries.count >= capacity { state.entries = [:] }
      }
      state.entries[entry.session.tokenHash] = (entry, now)
    }
  }

  /// Notes when a session was used.
  func touch(_ hash: [UInt8], at instant: Int64) {
    state.withLock { $0.entries[hash]?.entry.session.lastUsedAt = instant }
  }

  /// Forgets everything about an account.
  func forget(_ account: AccountID) {
    state.withLock { state in
      state.generation += 1
      state.entries = state.entries.filter { $0.value.entry.player.account != account }
    }
  }
}
