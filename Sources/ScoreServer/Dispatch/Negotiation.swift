import HTTPConnections
import ScoreAPI

/// Reads the query, and rejects a request whose client accepts no response of the route's media type (RFC 9110,
/// section 12.5.1).
struct Negotiation: Middleware {
  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    if let endpoint = state.endpoint {
      if let query = state.request.query {
        state.queries = try QueryString.values(query, known: endpoint.queries)
      }
      if let accept = state.request.headers[.accept], accept != "*/*",
        !Negotiation.accepts(accept, endpoint.type)
      {
        throw RequestError.http(.notAcceptable(type: endpoint.type))
      }
    }
    return try await next.respond(to: &state)
  }

  /// Whether a field `Accept` allows a type. The most specific range decides; `q=0` excludes.
  private static func accepts(_ field: String, _ type: String) -> Bool {
    let ranges = field.split(separator: ",").map { range in
      let parts = range.lowercased().split(separator: ";").map(\.trimmed)
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
        .map { Double($0.dropFirst(2)) ?? 0 }
      return (type: parts.first ?? "", isWanted: quality ?? 1 > 0)
    }
    let family = type.prefix { $0 != "/" } + "/*"
    let best =
      ranges.first { $0.type == type } ?? ranges.first { $0.type == family }
      ?? ranges.first { $0.type == "*/*" }
    return best?.isWanted ?? false
  }
}
