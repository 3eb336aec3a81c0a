import Client
import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// Shows the player's account on the score server.
  ///
  /// - Throws: `ClientError`.
  package func showAccount() async throws {
    let card = try await accountCard()
    let progress = try journal.progress()
    try print(card.account) { list(card.rows, progress: progress) }
  }

  /// The player's account on the score server.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  func accountCard() async throws -> AccountCard {
    let client = try signedInClient()
    return card(of: try await client.account(), at: client)
  }

  private func card(of account: AccountView, at client: ScoreClient) -> AccountCard {
    AccountCard(
      account: account, server: client.address.origin, joined: day(of: account.createdAt))
  }

  /// Chooses whether the player's ranked results stand on their page.
  ///
  /// - Throws: `ClientError`.
  package func listResults(_ listed: Bool) async throws {
    host.output.write(try await changedListing(listed).listingTold + "\n")
  }

  /// Chooses whether the player's ranked results stand on their page.
  ///
  /// - Returns: the account as it is then.
  /// - Throws: `ClientError`, `ServerFailure`.
  func changedListing(_ listed: Bool) async throws -> AccountCard {
    let client = try signedInClient()
    return card(of: try await client.changeAccount(AccountPatch(listed: listed)), at: client)
  }

  /// Sets another password on the score server, which ends all other sessions.
  ///
  /// - Throws: `ClientError`.
  package func changePassword(_ source: PasswordSource) async throws {
    let client = try signedInClient()
    let current = try secret("Current password: ", from: source)
    let new = try source == .input ? secret("", from: source) : newPassword(offering: false)
    try await client.changePassword(PasswordRequest(currentPassword: current, newPassword: new))
    host.output.write("Your password is changed, and your other sessions have ended.\n")
  }

  /// Lists the player's sessions on the score server, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func listSessions() async throws {
    let sessions = try await signedInClient().sessions()
    let progress = try journal.progress()
    try print(sessions) {
      list(
        sessions.sessions.map { session in
          let dates =
            "since \(day(of: session.createdAt)), last used \(day(of: session.lastUsedAt)), until "
            + "\(day(of: session.expiresAt))"
          return (session.current ? "this one" : "another", "\(dates), id \(session.id)")
        }, progress: progress)
    }
  }

  /// Ends a session of the player.
  ///
  /// - Throws: `ClientError`.
  package func endSession(_ id: String) async throws {
    let client = try signedInClient()
    let isOwn = try await client.sessions().sessions.contains { $0.id == id && $0.current }
    try await client.endSession(id)
    if isOwn { try credentialFile.remove() }
    host.output.write("That session has ended.\n")
  }

  /// Deletes the account on the score server. The journal here stays.
  ///
  /// - Throws: `ClientError`.
  package func deleteAccount(_ source: PasswordSource) async throws {
    let client = try signedInClient()
    if source == .terminal {
      host.errors.write(
        """
        This deletes your account at \(client.address.origin) with its ranked results and its copy \
        of your journal. The name is not given out again. Your journal here stays.

        """)
    }
    let password = try secret("Password, to delete it: ", from: source)
    try await client.deleteAccount(DeletionRequest(password: password))
    try credentialFile.remove()
    host.output.write("Your account is deleted. What you played stays in your journal here.\n")
  }
}
