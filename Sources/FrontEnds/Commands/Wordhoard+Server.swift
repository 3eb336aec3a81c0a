import Client
import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// The score server: of the command line or the environment, else of the settings; nil for none.
  ///
  /// - Throws: `ClientError` for an address that cannot be used.
  func knownServer() throws -> ServerAddress? {
    let named = try options.server ?? Settings(try journal.progress()).server
    return try named.map { try ServerAddress($0, allowsPlain: options.allowsPlain) }
  }

  /// The score server.
  ///
  /// - Throws: `ClientError` where none is set.
  func server() throws -> ServerAddress {
    guard let address = try knownServer() else {
      throw ClientError(
        "no_server", "no server is set; give one with --server URL", exit: .usage)
    }
    return address
  }

  /// The file of the player's credentials.
  var credentialFile: CredentialFile { CredentialFile(directory: options.home) }

  /// A client of the score server, signed in where the player is.
  ///
  /// - Throws: `ClientError`.
  func scoreClient() throws -> ScoreClient {
    try scoreClient(of: try server(), credentials: try credentialFile.read())
  }

  /// A client of the score server for what needs a session.
  ///
  /// - Throws: `ClientError` where the player is not signed in there.
  func signedInClient() throws -> ScoreClient {
    let client = try scoreClient()
    guard client.isSignedIn else {
      throw ServerFailure(server: client.address.origin, kind: .notSignedIn)
    }
    return client
  }

  /// Asks the score server what it tells everybody, also somebody whose session has ended.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  func askPublicly<Value>(
    _ request: (ScoreClient) async throws(ServerFailure) -> Value
  ) async throws -> Value {
    let client = try scoreClient()
    do {
      return try await request(client)
    } catch {
      guard error.code == .tokenInvalid, client.isSignedIn else { throw error }
      host.errors.write(
        """
        wordhoard: your session at \(client.address.origin) has ended, so you are shown what \
        everybody sees; log in with `wordhoard login NAME`

        """)
      return try await request(client.signedOut)
    }
  }

  /// A client of the score server where the player is signed in there, else nil. It asks nobody.
  ///
  /// - Throws: `ClientError` for an address or a file that cannot be used.
  func clientIfSignedIn() throws -> ScoreClient? {
    try sessionInUse().map { try scoreClient(of: $0.server, credentials: $0.credentials) }
  }

  /// What the player is signed in with on the score server; nil where they are not. It asks nobody.
  ///
  /// - Throws: `ClientError` for an address or a file that cannot be used.
  func credentialsInUse() throws -> Credentials? { try sessionInUse()?.credentials }

  /// The score server and what the player is signed in with there; nil where they are not.
  private func sessionInUse() throws -> (server: ServerAddress, credentials: Credentials)? {
    guard let credentials = try credentialFile.read(), let server = try knownServer(),
      credentials.server == server.origin
    else { return nil }
    return (server, credentials)
  }

  func scoreClient(
    of address: ServerAddress, credentials: Credentials?
  ) throws -> ScoreClient {
    if !address.isEncrypted, !address.isLoopback {
      host.errors.write("wordhoard: the connection to \(address.origin) is not encrypted\n")
    }
    let transport = ShownTransport(
      transport: host.connect(address), server: address.origin, host: host)
    return ScoreClient(address: address, transport: transport, credentials: credentials)
  }
}
