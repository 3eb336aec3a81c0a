import NIOHTTP1
import ScoreAPI

/// Finds out who asks.
struct Authenticator: Sendable {
  /// The player of a token; nil for a token that is not valid.
  let player: @Sendable (String) async throws -> Player?

  /// The player that a request's token proves; nil where there is no token.
  ///
  /// - Throws: `Problem` of code `token_invalid` for a token that is not valid.
  func player(of request: Request) async throws -> Player? {
    guard let field = request.headers[.authorization] else { return nil }
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].utf8.count <= 128,
      let player = try await player(String(parts[1]))
    else { throw Problem.tokenInvalid }
    return player
  }
}
