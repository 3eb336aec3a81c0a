package import ClientCore
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
  ///   - server: the access to the score server.
  ///   - library: the words of passphrases.
  ///   - store: the settings.
  ///   - host: the source of random numbers.
  package init(server: ServerAccess, library: WordLibrary, store: PlayerStore, host: Host) {
    self.server = server
    self.library = library
    self.store = store
    self.host = host
  }

  /// Creates an account and signs in.
  ///
  /// - Parameters:
  ///   - name: the player's name on the server.
  ///   - invitation: the code that a server may require.
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
        // The server may have created the account before the request failed.
        let error = ClientError(error)
        throw error.with(
          remedy: error.remedy.map { Phrase("\($0), or log in if the name is taken then") })
      default: throw error
      }
    }
    return try kept(grant, of: address)
  }

  /// Signs in and stores the session. The first sign-in also makes the server the setting.
  ///
  /// - Parameter name: the player's name on the server.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func logIn(name: String, password: String, at address: ServerAddress) async throws
    -> SignedIn
  {
    let client = try server.scoreClient(of: address, credentials: nil)
    let grant = try await client.account.logIn(LoginRequest(username: name, password: password))
    return try kept(grant, of: address)
  }

  /// Ends the session on the score server. The journal is kept.
  ///
  /// - Throws: `ClientError` if the session could not be ended on the server; the player is signed out
  ///   on this computer anyway.
  package func signOut() async throws {
    let kept: Credentials?
    do {
      kept = try server.credentialFile.read()
    } catch {
      try server.credentialFile.remove()
      throw ClientError(
        error.code,
        """
        you are signed out here, but \(server.credentialFile.path) could not be used, so the session on the server continues
        """,
        remedy: "log in and end it with `wordhoard account end-session ID`",
        exit: error.exit)
    }
    try server.credentialFile.remove()
    if let kept { try await endSession(of: kept) }
  }

  private func endSession(of credentials: Credentials) async throws {
    do {
      // The token is sent to the server that issued it, even if the setting names another one.
      let address = try ServerAddress(credentials.server, allowsPlain: server.allowsPlain)
      try await server.scoreClient(of: address, credentials: credentials).account.logOut()
    } catch let failure as ServerFailure where failure.code == .tokenInvalid {
      // The session has already ended.
    } catch {
      let error = ClientError(error)
      throw ClientError(
        error.code,
        "you are signed out here, but \(error.fault)",
        remedy: "there the session ends by itself on \(server.day(of: credentials.expiresAt))",
        exit: error.exit)
    }
  }

  /// A new passphrase of the pack's words, drawn at each call; nil if no word is suitable.
  package func offeredPassphrase() -> Passphrase? {
    var generator = HostGenerator(host: host)
    return Passphrase(words: library.pool.items.map(\.term), using: &generator)
  }

  /// Stores the session for later commands. The first sign-in also sets the server.
  private func kept(_ grant: SessionGrant, of address: ServerAddress) throws -> SignedIn {
    try server.credentialFile.write(Credentials(server: address, grant: grant))
    // The first sign-in also sets the server.
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

private struct HostGenerator: RandomNumberGenerator {
  let host: Host

  func next() -> UInt64 { host.randomBits() }
}
