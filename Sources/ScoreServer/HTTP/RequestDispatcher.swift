import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore
import Synchronization

/// Responds to requests: finds the route, authenticates, counts, rejects, calls the handler, and adds the
/// common header fields. The steps are ordered so that rejections are cheap.
final class RequestDispatcher: Sendable {
  /// The number of bytes of an upload that count as one more request.
  private static let bytesCounted = 64 << 10
  /// The minutes of the limit of requests in which a player may use up the moves of a day.
  private static let minutesOfMoves = 30

  private let table: RouteTable
  private let authenticator: Authenticator
  private let limiter: RateLimiter
  /// Limits the rows that a player's rounds add to the database on a day. A day of games needs far fewer.
  private let roundsLimiter: RateLimiter
  private let proxies: Set<ClientAddress>
  private let clock: ServerClock
  private let logger: Logger
  private let accessLog: AccessLog
  /// Responds to requests that do not get here.
  let rejections: RejectionResponder
  private let languages: LanguageNegotiator
  private let count: Atomic<UInt64>
  /// While it is set, connections are closed after each response.
  private let draining: AtomicFlag

  init(
    settings: ServerSettings, clock: ServerClock, table: RouteTable, authenticator: Authenticator,
    languages: LanguageNegotiator, draining: AtomicFlag, logger: Logger
  ) {
    self.table = table
    self.authenticator = authenticator
    limiter = RateLimiter(limit: settings.requestsPerMinute, window: 60, clock: clock)
    roundsLimiter = RateLimiter(
      limit: settings.requestsPerMinute * RequestDispatcher.minutesOfMoves, window: 86_400,
      clock: clock)
    proxies = Set(settings.proxies.compactMap { ClientAddress($0) })
    rejections = RejectionResponder(
      headers: CommonHeaders(publicURL: settings.publicURL), date: DateField(clock: clock),
      logger: logger)
    self.languages = languages
    self.clock = clock
    self.draining = draining
    self.logger = logger
    accessLog = AccessLog(settings: settings, logger: logger)
    // Starts with the time, so that ids differ between two runs of the server.
    count = Atomic(UInt64(truncatingIfNeeded: clock.now()) << 20)
  }

  /// Divides the limits by a number of servers.
  func share(among servers: Int) {
    limiter.share(among: servers)
    roundsLimiter.share(among: servers)
  }

  /// Responds to a request of a peer; nil if the rest of the request did not arrive, and the connection's
  /// guard has responded.
  func respond(to request: Request, from peer: ClientAddress) async -> Response? {
    let start = ContinuousClock.now
    let times = accessLog.measure()
    var state = RequestState(
      id: RequestID(number: count.wrappingAdd(1, ordering: .relaxed).newValue),
      address: ClientAddress.of(
        peer: peer,
        forwarded: proxies.isEmpty ? [] : request.headers[HeaderName.forwardedFor.rawValue],
        proxies: proxies))
    var response: Response
    do {
      response =
        times == nil
        ? try await handle(request, &state)
        : try await RequestTimes.$current.withValue(times) { try await handle(request, &state) }
    } catch is HTTPParserError, is ChannelError {
      return nil
    } catch {
      response = rejection(of: request, error, state)
    }
    finish(&response, state)
    if request.method == .HEAD { response.body = ByteBuffer() }
    let duration = .now - start
    let status = Int(response.status.code)
    ServerMetrics.answered(state.route, request.method.rawValue, status, in: duration)
    accessLog.log(
      AccessLog.Entry(
        id: state.id, method: request.method, route: state.route, account: state.player?.account,
        status: status, bytes: response.body.readableBytes,
        milliseconds: Int64(duration / .milliseconds(1)),
        trace: proxies.contains(peer) ? AccessLog.trace(of: request) : nil, times: times))
    return response
  }

  private func handle(_ request: Request, _ state: inout RequestState) async throws -> Response {
    let found = Result { try table.find(request.path) }
    let endpoint = (try? found.get())?.resource.endpoints[request.method.rawValue]
    state.route = endpoint?.route
    try await admit(request, &state)
    let match = try found.get()
    guard request.method != .TRACE, request.method != .CONNECT else {
      state.allow = match?.resource.allow ?? ""
      throw RequestError.http(.methodNotAllowed(allowed: state.allow ?? ""))
    }
    guard let (resource, parameters) = match else {
      guard let fallback = table.fallback, request.method == .GET || request.method == .HEAD,
        !request.path.hasPrefix("/v1/")
      else { throw RequestError.notFound(.address) }
      return try await fallback(request, context(of: request, state))
    }
    guard let endpoint else {
      state.allow = resource.allow
      if request.method == .OPTIONS { return .noContent }
      throw RequestError.http(.methodNotAllowed(allowed: resource.allow))
    }
    guard state.player != nil || !endpoint.route.needsToken else { throw RequestError.invalidToken }
    let queries = try request.query.map {
      try QueryString.values($0, known: endpoint.queries)
    }
    try negotiate(request, endpoint.type)
    let context = context(of: request, state, parameters: parameters, queries: queries ?? [:])
    return try await endpoint.handler(request, context)
  }

  private func context(
    of request: Request, _ state: RequestState, parameters: [String: String] = [:],
    queries: [String: String] = [:]
  ) -> RequestContext {
    RequestContext(
      address: state.address, player: state.player, parameters: parameters, queries: queries,
      languages: languages, acceptLanguage: request.headers[.acceptLanguage])
  }

  /// Authenticates and counts the request. It is counted also if it is rejected; checks by the operator are not.
  private func admit(_ request: Request, _ state: inout RequestState) async throws {
    guard state.route != .health, state.route != .ready else { return }
    var rejection: (any Error)?
    if state.route != nil {
      do {
        state.player = try await authenticator.player(of: request)
      } catch {
        rejection = error
      }
    }
    try count(request, &state)
    if let rejection { throw rejection }
  }

  /// Counts a request by its player, or else by its networks.
  private func count(_ request: Request, _ state: inout RequestState) throws {
    guard limiter.limit > 0 else { return }
    let keys =
      state.player.map { [RateKey.account($0.account)] }
      ?? RateKey.networks(of: state.address, isPage: state.route?.isPage ?? false)
    let cost = RequestDispatcher.cost(of: request, state.route)
    let verdict = limiter.take(keys, cost: cost)
    state.verdict = verdict
    guard verdict.isAllowed else {
      throw RequestError.rateLimited(.request, retryAfter: verdict.retryAfter)
    }
    guard state.player != nil, state.route == .startRun || state.route == .move else { return }
    let daily = roundsLimiter.take(keys, cost: cost)
    guard daily.isAllowed else {
      throw RequestError.rateLimited(.request, retryAfter: daily.retryAfter)
    }
  }

  /// The number of requests that a request counts as. Starting a run and uploading many bytes count as more,
  /// because the server stores more.
  private static func cost(of request: Request, _ route: Route?) -> Int {
    switch route {
    case .startRun: return 10
    case .addEvents:
      let declared = request.headers[.contentLength].flatMap { Int($0) } ?? JournalUpload.mostBytes
      return 1 + min(max(0, declared), JournalUpload.mostBytes) / RequestDispatcher.bytesCounted
    default: return 1
    }
  }

  private func negotiate(_ request: Request, _ type: String) throws {
    guard let accept = request.headers[.accept], accept != "*/*" else { return }
    guard Negotiation.accepts(accept, type) else {
      throw RequestError.http(.notAcceptable(type: type))
    }
  }

  private func rejection(
    of request: Request, _ error: any Error, _ state: RequestState
  ) -> Response {
    switch error {
    // Clients get a request to try again later; only the operator can fix the cause.
    case StoreError.diskFull, StoreError.busy: logger.warning("request \(state.id): \(error)")
    default: break
    }
    let messages = languages.messages(for: request.headers[.acceptLanguage])
    guard let rejection = RequestError(error) else {
      if case StoreError.damaged(let damage) = error {
        logger.error(
          """
          request \(state.id) failed, because the database is damaged: \(damage); run \
          `wordhoard-server check`, and restore a backup
          """)
        return .internalError(in: messages, isDamaged: true)
      }
      logger.error("request \(state.id) failed: \(String(reflecting: error))")
      return .internalError(in: messages)
    }
    return .problem(rejection, in: messages)
  }

  private func finish(_ response: inout Response, _ state: RequestState) {
    if response.status == .noContent || response.status == .notModified {
      response.headers[.contentLength] = nil
    }
    if let allow = state.allow { response.headers[.allow] = allow }
    if let verdict = state.verdict {
      response.headers.add(.rateLimitPolicy, "\"default\";q=\(limiter.limit);w=\(limiter.window)")
      response.headers.add(
        .rateLimit, "\"default\";r=\(verdict.remaining);t=\(verdict.resetAfter)")
    }
    rejections.headers.add(to: &response.headers, isPrivate: state.player != nil)
    response.headers.add(.requestID, state.id.description)
    response.headers.add(.date, rejections.date.value)
    if draining.isSet { response.headers[.connection] = "close" }
  }
}

/// The data that is known about a request so far.
private struct RequestState {
  let id: RequestID
  let address: ClientAddress
  var route: Route?
  var player: Player?
  var verdict: RateLimiter.Verdict?
  var allow: String?
}
