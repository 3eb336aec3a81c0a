package import ScoreStore
import Synchronization

/// Opens sessions, knows them again by their tokens, and ends them.
///
/// A session ends when it was not used for a time, and after a longer time in any case. Once it was
/// seen to have ended it is removed, so that a clock that is set back revives nothing.
package final class SessionService: Sendable {
  /// How many sessions an account may have; a new one ends the one that was used longest ago.
  package static let maximum = 50
  private static let millisPerDay: Int64 = 86_400_000
  /// How many uses are kept in one transaction.
  private static let keptAtOnce = 100
  /// Uses within so many milliseconds are noted as one.
  private static let touchInterval: Int64 = 60_000

  private let store: any SessionStore
  private let clock: ServerClock
  private let idle: Int64
  private let lifetime: Int64
  private let cache: SessionCache
  /// When sessions were used, as far as the store does not know it yet.
  private let uses = Mutex<[SessionID: Int64]>([:])

  /// A keeper.
  package init(store: any SessionStore, settings: ServerSettings, clock: ServerClock) {
    self.store = store
    self.clock = clock
    idle = Int64(max(1, settings.sessionIdleDays)) * Self.millisPerDay
    lifetime = Int64(max(1, settings.sessionMaximumDays)) * Self.millisPerDay
    cache = SessionCache(clock: clock)
  }

  /// Opens a session.
  ///
  /// - Returns: it, and its token, which is kept nowhere.
  package func open(
    for account: AccountID
  ) async throws(StoreError) -> (session: Session, token: String) {
    let others = try await store.list(of: account).sorted { $0.lastUsedAt > $1.lastUsedAt }
    for session in others.dropFirst(Self.maximum - 1) { try await end(session.id, of: account) }
    let token = Tokens.makeToken()
    let now = clock.now()
    let session = Session(
      id: Tokens.makeSessionID(), account: account, tokenHash: Tokens.hash(of: token) ?? [],
      createdAt: now, lastUsedAt: now, expiresAt: now + lifetime)
    try await store.add(session)
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
      // A full disk must not make it alive.
      _ = try? await end(session.id, of: session.account)
      return nil
    }
    if now - session.lastUsedAt >= Self.touchInterval {
      cache.touch(hash, at: now)
      uses.withLock { $0[session.id] = now }
    }
    return entry.player
  }

  /// Keeps when sessions were used; to be called often, for reading must not wait for a disk.
  package func keepUses() async throws(StoreError) {
    while true {
      // In slices, so that no move waits for all of them.
      let slice = uses.withLock { uses in
        let slice = uses.prefix(Self.keptAtOnce)
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
    // A full disk must not keep a player from looking.
    try? await keepUses()
    return try await store.list(of: account).filter { isAlive($0, at: now) }
  }

  /// Ends a session.
  ///
  /// - Returns: whether the account had it.
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

  /// Forgets what it remembers of an account whose sessions were ended in the store.
  package func forget(_ account: AccountID) { cache.forget(account) }

  /// Removes the sessions that have ended by themselves. To be called now and then.
  package func removeExpired() async throws(StoreError) {
    try await keepUses()
    let now = clock.now()
    try await store.remove(expiredAt: now, unusedSince: now - idle)
  }

  private func entry(of hash: [UInt8]) async throws(StoreError) -> SessionCache.Entry? {
    let (known, generation) = cache.look(for: hash)
    if let known { return known }
    guard let found = try await store.find(tokenHash: hash) else { return nil }
    var session = found.session
    session.lastUsedAt = uses.withLock { $0[session.id] } ?? session.lastUsedAt
    let entry = SessionCache.Entry(
      session: session,
      player: Player(account: session.account, username: found.username, session: session.id))
    cache.keep(entry, readIn: generation)
    return entry
  }

  private func isAlive(_ session: Session, at now: Int64) -> Bool {
    now < session.expiresAt && now - session.lastUsedAt < idle
  }
}
