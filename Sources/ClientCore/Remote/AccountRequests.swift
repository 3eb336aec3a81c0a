package import ScoreAPI

/// Requests about the player's account and its sessions.
package struct AccountRequests: Sendable {
  package let client: ScoreClient

  /// Creates an account and signs in.
  package func signUp(_ request: SignupRequest) async throws(ServerFailure) -> SessionGrant {
    try await client.answer(to: .signup, Route.signup.path, body: request)
  }

  /// Starts a session of an existing account. The grant contains its token.
  package func logIn(_ request: LoginRequest) async throws(ServerFailure) -> SessionGrant {
    try await client.answer(to: .login, Route.login.path, body: request)
  }

  /// Ends the session that this client uses; its token is invalid afterwards.
  package func logOut() async throws(ServerFailure) {
    try await client.response(to: .logout, Route.logout.path)
  }

  /// The player's sessions, the newest first.
  package func sessions() async throws(ServerFailure) -> SessionList {
    try await client.answer(to: .sessions, Route.sessions.path)
  }

  /// Ends a session of the player.
  package func endSession(_ id: String) async throws(ServerFailure) {
    try await client.response(to: .endSession, Route.endSession.path(id))
  }

  /// The account of the session, with its settings.
  package func view() async throws(ServerFailure) -> AccountView {
    try await client.answer(to: .account, Route.account.path)
  }

  /// Changes settings of the account.
  package func change(_ patch: AccountPatch) async throws(ServerFailure) -> AccountView {
    try await client.answer(to: .changeAccount, Route.changeAccount.path, body: patch)
  }

  /// Changes the password, which ends the other sessions.
  package func changePassword(_ request: PasswordRequest) async throws(ServerFailure) {
    try await client.response(to: .changePassword, Route.changePassword.path, body: request)
  }

  /// Deletes the account and all its data.
  ///
  /// - Returns: the data that the server is still removing; nil if everything is removed.
  package func delete(_ request: DeletionRequest) async throws(ServerFailure) -> DeletionView? {
    try await client.answerIfAny(to: .deleteAccount, Route.deleteAccount.path, body: request)
  }
}
