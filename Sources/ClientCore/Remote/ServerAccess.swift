package import GameEngine
import HTTPClient
import Messages
package import ScoreAPI

/// The access to the score server: its address, and the player's session there.
package struct ServerAccess: Sendable {
  /// The server that the command line or the environment names; it overrides the server of the
  /// settings.
  package let chosen: String?
  /// Whether a server on another machine may be unencrypted.
  package let allowsPlain: Bool
  /// The file of the player's credentials.
  package let credentialFile: CredentialFile
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - chosen: the server that the command line or the environment names.
  ///   - allowsPlain: whether a server on another machine may be unencrypted.
  ///   - credentialFile: the file of the player's credentials.
  ///   - store: the settings.
  ///   - host: connects, and shows remarks.
  package init(
    chosen: String?, allowsPlain: Bool, credentialFile: CredentialFile, store: PlayerStore,
    host: Host
  ) {
    self.chosen = chosen
    self.allowsPlain = allowsPlain
    self.credentialFile = credentialFile
    self.store = store
    self.host = host
  }

  /// The score server of the command line or the environment, else of the settings; nil if none is set.
  ///
  /// - Throws: `ClientError` for an invalid address.
  package func knownServer() throws -> ServerAddress? {
    let named = try chosen ?? store.settings().server
    return try named.map { try ServerAddress($0, allowsPlain: allowsPlain) }
  }

  /// The address of the score server: of the command line or the environment, else of the settings.
  ///
  /// - Throws: `ClientError` if none is set.
  package func server() throws -> ServerAddress {
    guard let address = try knownServer() else {
      throw ClientError(
        .noServer,
        "no server is set",
        remedy: "give one with --server URL",
        exit: .usage)
    }
    return address
  }

  /// A client of the score server, signed in if the player is.
  ///
  /// - Throws: `ClientError`.
  package func scoreClient() throws -> ScoreClient {
    try scoreClient(of: try server(), credentials: try credentialFile.read())
  }

  /// A client of the score server for requests that need a session.
  ///
  /// - Throws: `ClientError`; `ServerFailure` if the player is not signed in.
  package func signedInClient() throws -> ScoreClient {
    let client = try scoreClient()
    guard client.isSignedIn else {
      throw client.failure(.notSignedIn)
    }
    return client
  }

  /// Requests public data. If the session has ended, this is remarked, and the request is sent without it.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func askPublicly<Value>(
    _ request: (ScoreClient) async throws(ServerFailure) -> Value
  ) async throws -> Value {
    let client = try scoreClient()
    do {
      return try await request(client)
    } catch {
      guard error.code == .tokenInvalid, client.isSignedIn else { throw error }
      host.remark(
        host.messages(
          """
          your session at \(client.address.origin) has ended, so you see only public data; log in with \
          `wordhoard login NAME`
          """))
      return try await request(client.signedOut)
    }
  }

  /// A client of the score server if the player is signed in there, else nil. Sends no request.
  ///
  /// - Throws: `ClientError` for an invalid address or file.
  package func clientIfSignedIn() throws -> ScoreClient? {
    try sessionInUse().map { try scoreClient(of: $0.server, credentials: $0.credentials) }
  }

  /// The player's credentials on the score server; nil if they are not signed in. Sends no request.
  ///
  /// - Throws: `ClientError` for an invalid address or file.
  package func credentialsInUse() throws -> Credentials? { try sessionInUse()?.credentials }

  /// The score server and the player's credentials there; nil if they are not signed in.
  private func sessionInUse() throws -> (server: ServerAddress, credentials: Credentials)? {
    guard let credentials = try credentialFile.read(), let server = try knownServer(),
      credentials.server == server.origin
    else { return nil }
    return (server, credentials)
  }

  /// A client of a score server.
  ///
  /// - Throws: `ClientError`.
  package func scoreClient(
    of address: ServerAddress, credentials: Credentials?
  ) throws -> ScoreClient {
    if !address.isEncrypted, !address.isLoopback {
      host.remark(host.messages("the connection to \(address.origin) is not encrypted"))
    }
    let send = host.connect(address)
    return ScoreClient(
      address: address,
      transport: { [host] request async throws(HTTPFailure) in
        let text = host.messages("waiting for \(address.origin)")
        return try await host.announcing(text) { () throws(HTTPFailure) in
          try await send(request)
        }
      }, credentials: credentials)
  }

  /// The date of an instant in the player's time zone.
  package func day(of instant: Timestamp) -> CalendarDate {
    Moment(instant: instant.millis, offset: host.now().offset).localDate
  }
}
