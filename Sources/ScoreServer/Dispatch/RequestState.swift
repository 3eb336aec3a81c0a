import HTTPConnections
import NIOHTTP1
import ScoreAPI

/// A request with the data that the steps have found out about it.
struct RequestState: Sendable {
  let request: Request
  let id: RequestID
  /// The client's address; behind a trusted proxy, the address that the proxy forwards.
  let address: ClientAddress
  /// Whether a trusted proxy has sent the request.
  let isForwarded: Bool
  let languages: LanguageNegotiator
  /// The resource at the address; nil if there is none.
  let match: Result<RouteTable.Match?, RequestError>
  /// The endpoint of the resource for the method; nil if there is none.
  let endpoint: RouteTable.Endpoint?
  /// The player, nil without a token, or why the token is rejected.
  var identity: Result<Player?, any Error> = .success(nil)
  /// The values of the query.
  var queries: [String: String] = [:]
  /// The handler that responds, once the request is admitted.
  var handler: Handler?
  /// The value of the field `Allow`; nil if the response does not need it.
  var allow: String?
  /// The values of the fields that report the limit of requests; nil if the request is not counted.
  var rate: (policy: String, rest: String)?

  init(
    _ request: Request, id: RequestID, address: ClientAddress, isForwarded: Bool = false,
    table: RouteTable, languages: LanguageNegotiator
  ) {
    self.request = request
    self.id = id
    self.address = address
    self.isForwarded = isForwarded
    self.languages = languages
    match = Result { () throws(RequestError) in try table.find(request.path) }
    endpoint = (try? match.get())?.resource.endpoints[request.method.rawValue]
  }

  var route: Route? { endpoint?.route }

  var player: Player? { try? identity.get() }

  /// Whether it is a check by the operator, which needs no token and is not counted.
  var isCheck: Bool { route == .health || route == .ready }

  /// Responds by the handler.
  ///
  /// - Throws: any error of the handler; `NotFoundError.address` if no handler was found.
  func handle() async throws -> Response {
    guard let handler else { throw RequestError.notFound(.address) }
    return try await handler(
      request,
      RequestContext(
        address: address, player: player, parameters: (try? match.get())?.parameters ?? [:],
        queries: queries, languages: languages, acceptLanguage: request.headers[.acceptLanguage]))
  }
}
