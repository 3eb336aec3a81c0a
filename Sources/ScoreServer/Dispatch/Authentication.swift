import HTTPConnections
import ScoreAPI

/// Finds the player of a request by its bearer token (RFC 6750). A token that is not valid is rejected by
/// `Admission`, so that the request is counted first.
struct Authentication: Middleware {
  private static let longestToken = 128

  /// The player of a token; nil if the token is not valid.
  let player: @Sendable (String) async throws -> Player?

  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    if state.route != nil, !state.isCheck, let field = state.request.headers[.authorization] {
      do {
        state.identity = .success(try await player(of: field))
      } catch {
        state.identity = .failure(error)
      }
    }
    return try await next.respond(to: &state)
  }

  private func player(of field: String) async throws -> Player {
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer",
      parts[1].utf8.count <= Authentication.longestToken,
      let player = try await player(String(parts[1]))
    else { throw RequestError.invalidToken }
    return player
  }
}
