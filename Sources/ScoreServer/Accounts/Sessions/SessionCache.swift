import ScoreStore
import Synchronization

/// The sessions that were read within the last 900 ms, so that not every move reads its session. If another server
/// ends a session, that is detected within a second, when the session is read again.
final class SessionCache: Sendable {
  /// A session and its player.
  struct Entry: Sendable {
    var session: Session
    let player: Player
  }

  /// When the store was asked for an entry.
  struct Moment {
    fileprivate let generation: Int
    fileprivate let uptime: Int64
  }

  private struct State {
    var entries: [[UInt8]: (entry: Entry, readAt: Int64)] = [:]
    var generation = 0
  }

  /// The milliseconds after which an entry is outdated.
  private static let lifetime: Int64 = 900

  private let capacity: Int
  private let clock: ServerClock
  private let state = Mutex(State())

  init(capacity: Int = 20_000, clock: ServerClock) {
    self.capacity = capacity
    self.clock = clock
  }

  /// The entry of a token's hash, or the moment to pass to `keep` with the entry that is read instead.
  func find(_ hash: [UInt8]) -> (entry: Entry?, moment: Moment) {
    let now = clock.uptime()
    return state.withLock { state in
      let moment = Moment(generation: state.generation, uptime: now)
      guard let known = state.entries[hash], now - known.readAt < Self.lifetime else {
        return (nil, moment)
      }
      return (known.entry, moment)
    }
  }

  /// Keeps an entry that was read after a moment, unless a session has ended since: it may be this one.
  func keep(_ entry: Entry, readAfter moment: Moment) {
    state.withLock { state in
      guard state.generation == moment.generation else { return }
      if state.entries.count >= capacity {
        state.entries = state.entries.filter {
          moment.uptime - $0.value.readAt < Self.lifetime
        }
        if state.entries.count >= capacity { state.entries = [:] }
      }
      state.entries[entry.session.tokenHash] = (entry, moment.uptime)
    }
  }

  /// Records the last use of a session.
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
