import GameEngine
import Journal
import Messages
import ScoreAPI

/// Signing up, in and out on a score server.
package struct SignIn: Sendable {
  private let server: ServerAccess
  private let library: WordLibrary
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - server: the way to the score server.
  ///   - library: has the words of passphrases.
  ///   - store: has the server of the settings.
  ///   - host: gives chance.
  package init(server: ServerAccess, library: WordLibrary, store: PlayerStore, host: Host) {
    self.server = server
    self.library = library
    self.store = store
    self.host = host
  }

  /// Makes an account and signs in.
  ///
  /// - Parameters:
  ///   - name: the player's name there.
  ///   - invitation: the code that a server by invitation asks for.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func signUp(
    name: String, password: String, invitation: String? = nil, at address: ServerAddress
  ) async throws -> SignedIn {
    let client = try server.scoreClient(of: address, credentials: nil)
    let grant: SessionGrant
    do {
      grant = try await client.account.signUp(
        SignupRequest(username: name, password: password, invitation: invitation))
    } catch {
      switch error.kind {
      case .unreachable, .failed:
        // The account may have been made all the same.
        let error = ClientError(error)
        throw error.with(
          remedy: error.remedy.map { Phrase("\($0), or log in if the name is taken then") })
      default: throw error
      }
    }
    return try kept(grant, of: address)
  }

  /// Signs in.
  ///
  /// - Parameter name: the player's name there.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func logIn(name: String, password: String, at address: ServerAddress) async throws
    -> SignedIn
  {
    let client = try server.scoreClient(of: address, credentials: nil)
    let grant = try await client.account.logIn(LoginRequest(username: name, password: password))
    return try kept(grant, of: address)
  }

  /// Ends the session on the score server. What was played stays in the journal.
  ///
  /// - Throws: `ClientError` where the session goes on on the server; the player is signed out here
  ///   all the same.
  package func signOut() async throws {
    let kept: Credentials?
    do {
      kept = try server.credentialFile.read()
    } catch {
      try server.credentialFile.remove()
      throw ClientError(
        error.code,
        """
        you are signed out here, but \(server.credentialFile.path) was not to be used, so the \
        session on the server goes on
        """,
        remedy: "log in and end it with `wordhoard account end-session ID`",
        exit: error.exit)
    }
    try server.credentialFile.remove()
    if let kept { try await endSession(of: kept) }
  }

  private func endSession(of credentials: Credentials) async throws {
    do {
      // The token goes to the server that gave it, whichever is set now.
      let address = try ServerAddress(credentials.server, allowsPlain: server.allowsPlain)
      try await server.scoreClient(of: address, credentials: credentials).account.logOut()
    } catch let failure as ServerFailure where failure.code == .tokenInvalid {
      // It has ended already.
    } catch {
      let error = ClientError(error)
      throw ClientError(
        error.code,
        "you are signed out here, but \(error.fault)",
        remedy: "there the session ends by itself on \(server.day(of: credentials.expiresAt))",
        exit: error.exit)
    }
  }

  /// A passphrase that a new player may take; nil where there are no words to draw it from.
  package func offeredPassphrase() -> Passphrase? {
    var generator = HostGenerator(host: host)
    return Passphrase(words: library.pool.items.map(\.term), using: &generator)
  }

  /// Keeps the session for the commands to come.
  private func kept(_ grant: SessionGrant, of address: ServerAddress) throws -> SignedIn {
    try server.credentialFile.write(Credentials(server: address, grant: grant))
    // Who signs in somewhere wants to play there from now on.
    let set = try store.settings().server
    if set == nil {
      try store.set(.server, to: address.origin)
    }
    return SignedIn(
      username: grant.account.username, server: address.origin,
      until: server.day(of: grant.expiresAt),
      isOtherServer: set.map { $0 != address.origin } ?? false)
  }
}

/// Chance that the host gives.
private struct HostGenerator: RandomNumberGenerator {
  let host: Host

  func next() -> UInt64 { host.randomBits() }
}
