import NIOHTTP1
import ScoreAPI

/// Finds the player of a request by its bearer token (RFC 6750).
struct Authenticator: Sendable {
  /// The player of a token; nil if the token is not valid.
  let player: @Sendable (String) async throws -> Player?

  /// The player of a request's token; nil if the request has no token.
  ///
  /// - Throws: `RequestError.invalidToken`.
  func player(of request: Request) async throws -> Player? {
    guard let field = request.headers[.authorization] else { return nil }
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].utf8.count <= 128,
      let player = try await player(String(parts[1]))
    else { throw RequestError.invalidToken }
    return player
  }
}
