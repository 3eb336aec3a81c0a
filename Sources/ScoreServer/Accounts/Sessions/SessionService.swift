package import ScoreStore
import Synchronization

/// Opens sessions, finds them by their tokens, and ends them.
///
/// A session ends if it is not used for some time, and after a longer time in any case. It is removed as soon
/// as that is detected, so that setting the clock back does not revive it.
package final class SessionService: Sendable {
  /// The maximum number of sessions of an account. One more ends the least recently used session.
  package static let maximum = 50
  private static let millisPerDay: Int64 = 86_400_000
  /// The number of uses that are stored in one transaction.
  private static let storedAtOnce = 100
  /// The milliseconds within which uses are recorded as one.
  private static let useInterval: Int64 = 60_000

  private let store: any SessionStore
  private let clock: ServerClock
  private let idle: Int64
  private let lifetime: Int64
  private let cache: SessionCache
  /// The times of last uses that are not stored yet.
  private let uses = Mutex<[SessionID: Int64]>([:])

  package init(store: any SessionStore, settings: ServerSettings, clock: ServerClock) {
    self.store = store
    self.clock = clock
    idle = Int64(max(1, settings.sessionIdleDays)) * Self.millisPerDay
    lifetime = Int64(max(1, settings.sessionMaximumDays)) * Self.millisPerDay
    cache = SessionCache(clock: clock)
  }

  /// Opens a session, and ends the least recently used ones above the maximum.
  ///
  /// - Parameter account: the account as it was when its password was checked.
  /// - Returns: the session and its token, which is not stored; nil if the password has changed since, or the
  ///   account has been disabled or deleted.
  package func open(
    for account: Account
  ) async throws(StoreError) -> (session: Session, token: String)? {
    let token = Tokens.makeToken()
    let now = clock.now()
    let session = Session(
      id: Tokens.makeSessionID(), account: account.id, tokenHash: Tokens.hash(of: token) ?? [],
      createdAt: now, lastUsedAt: now, expiresAt: now + lifetime)
    guard try await store.add(session, provenBy: account.passwordHash) else { return nil }
    let others = try await store.list(of: account.id).filter { $0.id != session.id }
      .sorted { $0.lastUsedAt > $1.lastUsedAt }
    for old in others.dropFirst(max(0, Self.maximum - 1)) { try await end(old.id, of: account.id) }
    return (session, token)
  }

  /// The player of a token; nil for a token that is not valid.
  package func player(of token: String) async throws(StoreError) -> Player? {
    guard let hash = Tokens.hash(of: token), let entry = try await entry(of: hash) else {
      return nil
    }
    let now = clock.now()
    let session = entry.session
    guard isAlive(session, at: now) else {
      // The session is rejected even if a full disk prevents its removal.
      _ = try? await end(session.id, of: session.account)
      return nil
    }
    if now - session.lastUsedAt >= Self.useInterval {
      cache.touch(hash, at: now)
      uses.withLock { $0[session.id] = now }
    }
    return entry.player
  }

  /// Stores the last uses of sessions. To be called periodically, because requests must not wait for the disk.
  package func storeUses() async throws(StoreError) {
    while true {
      // In slices, so that moves do not wait long.
      let slice = uses.withLock { uses in
        let slice = uses.prefix(Self.storedAtOnce)
        for (id, _) in slice { uses[id] = nil }
        return Dictionary(uniqueKeysWithValues: slice.map { ($0.key, $0.value) })
      }
      guard !slice.isEmpty else { return }
      do {
        try await store.recordUses(slice)
      } catch {
        uses.withLock { $0.merge(slice) { newer, _ in newer } }
        throw error
      }
    }
  }

  /// The sessions of an account that have not ended, the newest first.
  package func sessions(of account: AccountID) async throws(StoreError) -> [Session] {
    let now = clock.now()
    // The list is returned even if the disk is full.
    try? await storeUses()
    return try await store.list(of: account).filter { isAlive($0, at: now) }
  }

  /// Ends one session of an account. Its token is rejected from then on.
  ///
  /// - Returns: whether the account had the session.
  @discardableResult
  package func end(_ id: SessionID, of account: AccountID) async throws(StoreError) -> Bool {
    let wasThere = try await store.end(id, of: account)
    cache.forget(account)
    return wasThere
  }

  /// Ends all sessions of an account.
  package func endAll(of account: AccountID) async throws(StoreError) {
    try await store.endAll(of: account)
    cache.forget(account)
  }

  /// Forgets the cached sessions of an account. To be called after its sessions were ended in the store.
  package func forget(_ account: AccountID) { cache.forget(account) }

  /// Removes sessions that have expired or were not used for too long. To be called periodically.
  package func removeExpired() async throws(StoreError) {
    try await storeUses()
    let now = clock.now()
    try await store.remove(expiredAt: now, unusedSince: now - idle)
  }

  private func entry(of hash: [UInt8]) async throws(StoreError) -> SessionCache.Entry? {
    let (known, moment) = cache.find(hash)
    if let known { return known }
    guard let found = try await store.find(tokenHash: hash) else { return nil }
    var session = found.session
    session.lastUsedAt = uses.withLock { $0[session.id] } ?? session.lastUsedAt
    let entry = SessionCache.Entry(
      session: session,
      player: Player(account: session.account, username: found.username, session: session.id))
    cache.keep(entry, readAfter: moment)
    return entry
  }

  private func isAlive(_ session: Session, at now: Int64) -> Bool {
    now < session.expiresAt && now - session.lastUsedAt < idle
  }
}
