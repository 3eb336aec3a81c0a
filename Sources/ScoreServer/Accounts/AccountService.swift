import GameEngine
package import HTTPConnections
package import ScoreAPI
package import ScoreStore

/// Creates, changes and deletes the accounts of players, and signs players in.
package final class AccountService: Sendable {
  /// Opens and ends the sessions of the accounts.
  package let sessions: SessionService
  private let accounts: any AccountStore
  private let runs: any RunStore
  private let hasher: PasswordHasher
  private let clock: ServerClock
  private let profiles: ProfileService
  private let signupPolicy: SignupPolicy
  private let passwords: PasswordPolicy
  private let throttle: SharedLoginThrottle

  /// - Parameters:
  ///   - accounts: the stored accounts.
  ///   - sessions: the sessions.
  ///   - runs: the stored runs, for streaks.
  ///   - hasher: makes and checks hashes of passwords.
  ///   - settings: the rules of signup, and the limits.
  ///   - clock: the time.
  ///   - profiles: returns the profiles of players.
  ///   - limits: what other servers count, too; nil if there are none.
  package init(
    accounts: any AccountStore, sessions: SessionService, runs: any RunStore,
    hasher: PasswordHasher, settings: ServerSettings, clock: ServerClock,
    profiles: ProfileService, limits: (any LimitStore)? = nil
  ) {
    self.accounts = accounts
    self.sessions = sessions
    self.runs = runs
    self.hasher = hasher
    self.clock = clock
    self.profiles = profiles
    signupPolicy = SignupPolicy(settings: settings, clock: clock, limits: limits)
    passwords = PasswordPolicy(
      minimumLength: settings.minimumPasswordLength, serverName: settings.serverName)
    throttle = SharedLoginThrottle(
      LoginThrottle(attemptsPerMinute: settings.loginsPerMinute, clock: clock), in: limits)
  }

  // MARK: Signup and login

  /// Creates an account and its first session.
  ///
  /// Names are public, so a name that is not available is disclosed; the number of attempts is limited.
  ///
  /// - Throws: `registration_closed`, `username_invalid`, `username_taken`, `password_too_short`,
  ///   `password_too_common`, `value_invalid`, `rate_limited`, `unavailable`, or a `StoreError`.
  package func signUp(
    _ request: SignupRequest, from address: ClientAddress
  ) async throws -> SessionGrant {
    try await signupPolicy.checkInvitation(request.invitation, from: address)
    try signupPolicy.checkName(request.username)
    try passwords.check(request.password, of: request.username)
    try await signupPolicy.count(address)
    guard try await accounts.isAvailable(request.username) else {
      throw StoreError.nameTaken
    }
    let hash: String
    do throws(RequestError) {
      hash = try await hasher.hash(request.password, from: address)
    } catch {
      await signupPolicy.refund(address)
      throw error
    }
    let account = try await accounts.create(
      AccountDraft(name: request.username, passwordHash: hash, createdAt: clock.now()))
    guard let (session, token) = try await sessions.open(for: account) else {
      // The operator has just disabled it.
      throw RequestError.account(.disabled)
    }
    return try await grant(account, session, token)
  }

  /// Opens a session if the password is right.
  ///
  /// A wrong password and an unknown name get the same response after the same work.
  ///
  /// - Throws: `credentials_wrong`, `forbidden` if the operator has disabled the account,
  ///   `value_invalid`, `rate_limited`, `unavailable`, or a `StoreError`.
  package func logIn(
    _ request: LoginRequest, from address: ClientAddress
  ) async throws -> SessionGrant {
    while true {
      let account = try await prove(
        request.password, for: .init(name: request.username), from: address
      ) { [accounts] in
        UsernamePolicy.isWellFormed(request.username)
          ? try await accounts.find(named: request.username) : nil
      }
      guard !account.isDisabled else {
        throw RequestError.account(.disabled)
      }
      if let (session, token) = try await sessions.open(for: account) {
        return try await grant(account, session, token)
      }
      // The account has changed during the check, so the password is checked again.
    }
  }

  // MARK: The account

  /// The account as its player sees it.
  ///
  /// - Throws: `token_invalid` if it has been deleted, or a `StoreError`.
  package func view(of player: Player) async throws -> AccountView {
    let account = try await account(of: player)
    return try await view(account, profiles.profile(of: account.id))
  }

  /// Changes the settings that the patch contains: whether the player's page lists results.
  ///
  /// - Throws: as `view(of:)`.
  package func change(_ patch: AccountPatch, of player: Player) async throws -> AccountView {
    if let listed = patch.listed {
      try await accounts.setListed(listed, of: player.account, at: clock.now())
    }
    return try await view(of: player)
  }

  /// Sets a new password; all other sessions end.
  ///
  /// - Throws: `credentials_wrong` if the old one is wrong, `token_invalid` if the session has ended meanwhile,
  ///   as `logIn`, and as `signUp` for the new one.
  package func changePassword(
    _ request: PasswordRequest, of player: Player, from address: ClientAddress
  ) async throws {
    try passwords.check(request.newPassword, of: player.username)
    try await confirm(request.currentPassword, of: player, from: address) { proof in
      try await self.accounts.changePassword(
        to: self.hasher.hash(request.newPassword, from: address), with: proof,
        at: self.clock.now())
    }
  }

  /// Deletes the account and all its data.
  ///
  /// - Returns: the number of events of its journal that are still on the disk.
  /// - Throws: `credentials_wrong` if the password is wrong, `token_invalid` if the session has ended meanwhile,
  ///   and as `logIn`.
  @discardableResult
  package func delete(
    _ request: DeletionRequest, of player: Player, from address: ClientAddress
  ) async throws -> Int {
    var left = 0
    try await confirm(request.password, of: player, from: address) { proof in
      let deletion = try await self.accounts.delete(with: proof, at: self.clock.now())
      left = deletion.eventsLeft
      return deletion.outcome
    }
    return left
  }

  // MARK: Shared

  /// Makes a change that needs the password. Others may change the account while the password is checked, so the
  /// store makes the change only if the proof is still valid.
  private func confirm(
    _ password: String, of player: Player, from address: ClientAddress,
    _ change: (PasswordProof) async throws -> PasswordProof.Outcome
  ) async throws {
    while true {
      let account = try await prove(
        password, for: .confirmation(player.account), from: address
      ) { try await self.account(of: player) }
      let proof = PasswordProof(
        account: account.id, passwordHash: account.passwordHash, session: player.session)
      switch try await change(proof) {
      case .done: return sessions.forget(player.account)
      case .sessionEnded:
        sessions.forget(player.account)
        throw RequestError.invalidToken
      // Another request of this session has changed it, or a login has only made the hash stronger.
      case .passwordChanged: continue
      }
    }
  }

  /// The account, if the password is right.
  private func prove(
    _ password: String, for subject: LoginThrottle.Subject, from address: ClientAddress,
    _ find: @Sendable () async throws -> Account?
  ) async throws -> Account {
    try PasswordPolicy.checkLength(of: password)
    try await throttle.admit(subject, from: address)
    let account: Account?
    let verdict: PasswordHasher.Verdict
    do {
      account = try await find()
      verdict = try await hasher.check(
        password, against: account?.passwordHash, from: address)
    } catch {
      await throttle.withdraw(subject, from: address)
      throw error
    }
    guard let account, verdict != .wrong else {
      throw RequestError.account(.wrongCredentials)
    }
    await throttle.succeed(subject)
    return verdict == .outdated ? await strengthened(account, password, from: address) : account
  }

  /// Returns the account with a hash of the current cost. If that fails, the account is returned
  /// unchanged, so that the player can sign in anyway.
  private func strengthened(
    _ account: Account, _ password: String, from address: ClientAddress
  ) async -> Account {
    do {
      let hash = try await hasher.hash(password, from: address)
      try await accounts.replaceHash(account.passwordHash, by: hash, of: account.id)
      let kept = try await accounts.find(account.id)
      // If the password was changed meanwhile, the old one must not be accepted.
      return kept?.passwordHash == hash ? kept ?? account : account
    } catch {
      return account
    }
  }

  private func account(of player: Player) async throws -> Account {
    guard let account = try await accounts.find(player.account) else {
      throw RequestError.invalidToken
    }
    return account
  }

  private func grant(
    _ account: Account, _ session: Session, _ token: String
  ) async throws -> SessionGrant {
    // A login does not wait for a journal to be folded.
    SessionGrant(
      account: try await view(account, profiles.latest(of: account.id)), token: token,
      expiresAt: Timestamp(millis: session.expiresAt))
  }

  private func view(
    _ account: Account, _ profile: AccountProfile
  ) async throws -> AccountView {
    let streak = try await rankedStreak(of: account.id)
    return AccountView(
      username: account.name, createdAt: Timestamp(millis: account.createdAt),
      updatedAt: Timestamp(millis: account.updatedAt), listed: account.isListed,
      level: profile.level, rankedStreak: streak, gamesCount: profile.figures.gamesCount,
      gamesWon: profile.figures.gamesWon, streakCount: profile.figures.streakCount,
      highScore: profile.figures.highScore, totalScore: profile.figures.totalScore,
      favorites: profile.favorites, seen: profile.seen,
      state: profile.eventsLeft == 0 ? .active : .deleting, eventsLeft: profile.eventsLeft)
  }

  /// The streak of ranked dailies that the player can still continue: it may end on the latest date that
  /// is open anywhere, or on the day before the earliest.
  private func rankedStreak(of account: AccountID) async throws(StoreError) -> Int {
    func date(_ hours: Int64) -> CalendarDate {
      CalendarDate(utc: clock.now() + hours * 3_600_000)
    }
    let streak = try await runs.streak(of: account, asOf: date(14))
    guard streak == 0 else { return streak }
    return try await runs.streak(of: account, asOf: date(-12))
  }
}
