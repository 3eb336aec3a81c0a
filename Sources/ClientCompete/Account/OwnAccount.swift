package import ClientCore
package import GameEngine
package import ScoreAPI

/// The player's account on the score server.
package struct OwnAccount: Sendable {
  private let server: ServerAccess
  private let sync: Sync

  /// - Parameter sync: sends the answers from which the server computes the account's figures.
  package init(server: ServerAccess, sync: Sync) {
    self.server = server
    self.sync = sync
  }

  /// The account as it is now. Sends the answers on this computer first, because the server
  /// computes the figures from its copy of the journal.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func card() async throws -> AccountCard {
    let client = try server.signedInClient()
    do {
      _ = try await sync.run(waits: false) { _ in }
    } catch {
      // Show the figures of the last sync. Without a connection there are none.
      if case .unreachable? = (error as? ServerFailure)?.kind { throw error }
    }
    return card(of: try await client.account.view(), at: client)
  }

  private func card(of account: AccountView, at client: ScoreClient) -> AccountCard {
    AccountCard(
      account: account, server: client.address.origin, joined: server.day(of: account.createdAt))
  }

  /// Sets whether the player's ranked results are listed on their page.
  ///
  /// - Returns: the changed account.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func listResults(_ listed: Bool) async throws -> AccountCard {
    let client = try server.signedInClient()
    return card(of: try await client.account.change(AccountPatch(listed: listed)), at: client)
  }

  /// The server on which the player is signed in.
  ///
  /// - Throws: `ClientError` if they are not signed in.
  package func origin() throws -> String {
    let origin = try server.server().origin
    guard try server.credentialsInUse() != nil else {
      throw ServerFailure(server: origin, kind: .notSignedIn)
    }
    return origin
  }

  /// Changes the password, which ends all other sessions.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func changePassword(from current: String, to new: String) async throws {
    try await server.signedInClient()
      .account.changePassword(PasswordRequest(currentPassword: current, newPassword: new))
  }

  /// The player's sessions, the newest first.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func sessions() async throws -> SessionList {
    try await server.signedInClient().account.sessions()
  }

  /// Ends a session of the player.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func endSession(_ id: String) async throws {
    let client = try server.signedInClient()
    let isOwn = try await client.account.sessions().sessions.contains { $0.id == id && $0.current }
    try await client.account.endSession(id)
    if isOwn { try server.credentialFile.remove() }
  }

  /// Deletes the account. The journal on this computer is kept.
  ///
  /// - Returns: the number of events that the server is still removing from its disk.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func delete(password: String) async throws -> Int {
    let deletion = try await server.signedInClient()
      .account.delete(DeletionRequest(password: password))
    try server.credentialFile.remove()
    return deletion?.eventsLeft ?? 0
  }

  /// The date of an instant in the player's time zone.
  package func day(of instant: Timestamp) -> CalendarDate { server.day(of: instant) }
}
