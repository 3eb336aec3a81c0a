package import ScoreAPI

extension ScoreClient {
  /// Makes an account and signs in.
  package func signUp(_ request: SignupRequest) async throws(ServerFailure) -> SessionGrant {
    try await answer(to: .signup, Route.signup.path, body: request)
  }

  /// Signs in.
  package func logIn(_ request: LoginRequest) async throws(ServerFailure) -> SessionGrant {
    try await answer(to: .login, Route.login.path, body: request)
  }

  /// Ends this session.
  package func logOut() async throws(ServerFailure) {
    try await done(.logout, Route.logout.path)
  }

  /// The player's sessions, the newest first.
  package func sessions() async throws(ServerFailure) -> SessionList {
    try await answer(to: .sessions, Route.sessions.path)
  }

  /// Ends another session.
  package func endSession(_ id: String) async throws(ServerFailure) {
    try await done(.endSession, Route.endSession.path(id))
  }

  /// The player's account.
  package func account() async throws(ServerFailure) -> AccountView {
    try await answer(to: .account, Route.account.path)
  }

  /// Changes settings of the account.
  package func changeAccount(_ patch: AccountPatch) async throws(ServerFailure) -> AccountView {
    try await answer(to: .changeAccount, Route.changeAccount.path, body: patch)
  }

  /// Sets another password, which ends the other sessions.
  package func changePassword(_ request: PasswordRequest) async throws(ServerFailure) {
    try await done(.changePassword, Route.changePassword.path, body: request)
  }

  /// Deletes the account with all that belongs to it.
  package func deleteAccount(_ request: DeletionRequest) async throws(ServerFailure) {
    try await done(.deleteAccount, Route.deleteAccount.path, body: request)
  }

  /// A player as everybody sees them.
  package func player(_ username: String) async throws(ServerFailure) -> PlayerView {
    try await answer(to: .player, Route.player.path(username))
  }
}
