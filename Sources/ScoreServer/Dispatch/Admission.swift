import HTTPConnections
import NIOHTTP1
import ScoreAPI

/// Rejects a request whose token is not valid, whose address or method no route has, or whose route needs a
/// token that it does not have.
struct Admission: Middleware {
  /// Responds at addresses that no route has; nil to reject them.
  let fallback: Handler?

  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    let player = try state.identity.get()
    let resource = try state.match.get()?.resource
    let method = state.request.method
    guard method != .TRACE, method != .CONNECT else {
      throw notAllowed(&state, allowed: resource?.allow ?? "")
    }
    guard let resource else {
      guard let fallback, method == .GET || method == .HEAD,
        !state.request.path.hasPrefix("/v1/")
      else { throw RequestError.notFound(.address) }
      state.handler = fallback
      return try await next.respond(to: &state)
    }
    guard let endpoint = state.endpoint else {
      let error = notAllowed(&state, allowed: resource.allow)
      if method == .OPTIONS { return .noContent }
      throw error
    }
    guard player != nil || !endpoint.route.needsToken else { throw RequestError.invalidToken }
    state.handler = endpoint.handler
    return try await next.respond(to: &state)
  }

  private func notAllowed(_ state: inout RequestState, allowed: String) -> RequestError {
    state.allow = allowed
    return .http(.methodNotAllowed(allowed: allowed))
  }
}
