import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore
import Synchronization

/// Answers requests: finds the route, finds out who asks, counts, refuses, lets the handler answer, and
/// gives every answer what all have. One pass, in the order in which refusing is cheapest.
final class RequestDispatcher: Sendable {
  /// So many bytes of a body count as one more request.
  private static let bytesCounted = 64 << 10

  private let table: RouteTable
  private let authenticator: Authenticator
  private let limiter: RateLimiter
  private let proxies: Set<ClientAddress>
  private let clock: ServerClock
  private let logger: Logger
  /// Answers to what is no request.
  let refusals: RejectionResponder
  private let count: Atomic<UInt64>
  /// Once it is set, connections are closed after their answer.
  private let draining: AtomicFlag

  init(
    settings: ServerSettings, clock: ServerClock, table: RouteTable, authenticator: Authenticator,
    draining: AtomicFlag, logger: Logger
  ) {
    self.table = table
    self.authenticator = authenticator
    limiter = RateLimiter(limit: settings.requestsPerMinute, window: 60, clock: clock)
    proxies = Set(settings.proxies.compactMap { ClientAddress($0) })
    refusals = RejectionResponder(
      fields: CommonHeaders(publicURL: settings.publicURL), date: DateField(clock: clock),
      logger: logger)
    self.clock = clock
    self.draining = draining
    self.logger = logger
    // Begins with the time, so that numbers of two runs of the server differ.
    count = Atomic(UInt64(truncatingIfNeeded: clock.now()) << 20)
  }

  /// Answers a request of a peer; nil where the rest of the request does not come, and the
  /// connection's guard has answered.
  func respond(to request: Request, from peer: ClientAddress) async -> Response? {
    let start = clock.uptime()
    var visit = RequestState(
      id: RequestID(number: count.wrappingAdd(1, ordering: .relaxed).newValue),
      address: ClientAddress.of(
        peer: peer,
        forwarded: proxies.isEmpty ? [] : request.headers[HeaderName.forwardedFor.rawValue],
        proxies: proxies))
    var response: Response
    do {
      response = try await answer(request, &visit)
    } catch is HTTPParserError, is ChannelError {
      return nil
    } catch {
      response = refusal(error, visit)
    }
    finish(&response, visit)
    if request.method == .HEAD { response.body = ByteBuffer() }
    log(request, visit, Int(response.status.code), response.body.readableBytes, since: start)
    return response
  }

  private func answer(_ request: Request, _ visit: inout RequestState) async throws -> Response {
    let found = Result { try table.find(request.path) }
    let endpoint = (try? found.get())?.resource.endpoints[request.method.rawValue]
    visit.route = endpoint?.route
    try await admit(request, &visit)
    let place = try found.get()
    guard request.method != .TRACE, request.method != .CONNECT else {
      visit.allow = place?.resource.allow ?? ""
      throw Problem(.methodNotAllowed, "Nothing here takes \(request.method.rawValue).")
    }
    guard let (resource, parameters) = place else {
      throw Problem(.notFound, "There is nothing at this address.")
    }
    guard let endpoint else {
      visit.allow = resource.allow
      if request.method == .OPTIONS { return .noContent }
      throw Problem(.methodNotAllowed, "This address takes \(resource.allow).")
    }
    guard visit.player != nil || !endpoint.route.needsToken else { throw Problem.tokenInvalid }
    let queries = try request.query.map {
      try QueryString.values($0, known: endpoint.queries)
    }
    try negotiate(request, endpoint.route)
    let context = RequestContext(
      address: visit.address, player: visit.player, parameters: parameters, queries: queries ?? [:])
    return try await endpoint.handler(request, context)
  }

  /// Finds out who asks, and counts the request, whatever becomes of it; only looks at the health are
  /// not counted.
  private func admit(_ request: Request, _ visit: inout RequestState) async throws {
    guard visit.route != .health else { return }
    var refusal: (any Error)?
    if visit.route != nil {
      do {
        visit.player = try await authenticator.player(of: request)
      } catch {
        refusal = error
      }
    }
    try count(request, &visit)
    if let refusal { throw refusal }
  }

  /// Counts a request, by its player or else by where it comes from.
  private func count(_ request: Request, _ visit: inout RequestState) throws {
    guard limiter.limit > 0 else { return }
    let key =
      visit.player.map { RateKey.account($0.account) }
      ?? .network(of: visit.address, isPage: visit.route?.isPage ?? false)
    let verdict = limiter.take(key, cost: RequestDispatcher.cost(of: request, visit.route))
    visit.verdict = verdict
    guard verdict.isAllowed else {
      throw Problem(
        .rateLimited, "Wait \(verdict.retryAfter) s before the next request.",
        retryAfter: verdict.retryAfter)
    }
  }

  /// As how many requests one counts, by what it makes the server keep: a run its questions, an upload
  /// up to its whole length.
  private static func cost(of request: Request, _ route: Route?) -> Int {
    switch route {
    case .startRun: return 10
    case .addEvents:
      let declared = request.headers[.contentLength].flatMap { Int($0) } ?? JournalUpload.mostBytes
      return 1 + min(max(0, declared), JournalUpload.mostBytes) / RequestDispatcher.bytesCounted
    default: return 1
    }
  }

  private func negotiate(_ request: Request, _ route: Route) throws {
    guard let accept = request.headers[.accept], accept != "*/*" else { return }
    let type = Negotiation.type(of: route)
    guard Negotiation.accepts(accept, type) else {
      throw Problem(.notAcceptable, "This address answers with \(type).")
    }
  }

  private func refusal(_ error: any Error, _ visit: RequestState) -> Response {
    switch error {
    // Everybody is told to come back later; only the operator can do something about it.
    case StoreError.diskFull, StoreError.busy: logger.warning("request \(visit.id): \(error)")
    default: break
    }
    guard let problem = Problem(answering: error) else {
      logger.error("request \(visit.id) failed: \(String(reflecting: error))")
      return .fault
    }
    return .problem(problem)
  }

  private func finish(_ response: inout Response, _ visit: RequestState) {
    if response.status == .noContent || response.status == .notModified {
      response.headers[.contentLength] = nil
    }
    if let allow = visit.allow { response.headers[.allow] = allow }
    if let verdict = visit.verdict {
      response.headers.add(.rateLimitPolicy, "\"default\";q=\(limiter.limit);w=\(limiter.window)")
      response.headers.add(
        .rateLimit, "\"default\";r=\(verdict.remaining);t=\(verdict.resetAfter)")
    }
    refusals.fields.add(to: &response.headers, isPrivate: visit.player != nil)
    response.headers.add(.requestID, visit.id.description)
    response.headers.add(.date, refusals.date.value)
    if draining.isSet { response.headers[.connection] = "close" }
  }

  /// One line a request: never an address as it was sent, a query, a body or a field, for any of them
  /// may hold a secret.
  private func log(
    _ request: Request, _ visit: RequestState, _ status: Int, _ bytes: Int, since start: Int64
  ) {
    guard logger.logLevel <= .info else { return }
    let path = visit.route?.path ?? "-"
    let account = visit.player.map { String($0.account) } ?? "-"
    logger.info(
      """
      \(request.method.rawValue) \(path) \(status) \(bytes) B \(clock.uptime() - start) ms \
      \(visit.id) account \(account)
      """)
  }
}

/// What is found out about a request on its way.
private struct RequestState {
  let id: RequestID
  let address: ClientAddress
  var route: Route?
  var player: Player?
  var verdict: RateLimiter.Verdict?
  var allow: String?
}
