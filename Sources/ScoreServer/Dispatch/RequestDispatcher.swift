import HTTPConnections
import Logging
import NIOHTTP1
import ScoreAPI
import Synchronization

/// Responds to requests: each passes the same steps on its way to the handler of its route, and its response
/// passes them back. They are ordered so that rejections are cheap.
final class RequestDispatcher: Sendable {
  private let table: RouteTable
  private let steps: Steps
  private let limits: Limits
  private let proxies: Set<ClientAddress>
  private let languages: LanguageNegotiator
  private let count: Atomic<UInt64>

  init(
    settings: ServerSettings, clock: ServerClock, table: RouteTable, fields: CommonFields,
    authenticate: @escaping @Sendable (String) async throws -> Player?,
    languages: LanguageNegotiator, logger: Logger
  ) {
    self.table = table
    limits = Limits(perMinute: settings.requestsPerMinute, clock: clock)
    steps = Steps([
      AccessLog(settings: settings, logger: logger),
      fields,
      Problems(logger: logger),
      Authentication(player: authenticate),
      limits,
      Admission(fallback: table.fallback),
      Negotiation(),
    ])
    proxies = Set(settings.proxies.compactMap { ClientAddress($0) })
    self.languages = languages
    // Starts with the time, so that ids differ between two runs of the server.
    count = Atomic(UInt64(truncatingIfNeeded: clock.now()) << 20)
  }

  /// Divides the limits by a number of servers.
  func share(among servers: Int) { limits.share(among: servers) }

  /// Responds to a request of a peer; nil if the rest of the request did not arrive, and the connection's
  /// guard has responded.
  func respond(to request: Request, from peer: ClientAddress) async -> Response? {
    var state = RequestState(
      request, id: RequestID(number: count.wrappingAdd(1, ordering: .relaxed).newValue),
      address: ClientAddress.of(
        peer: peer,
        forwarded: proxies.isEmpty ? [] : request.headers[HeaderName.forwardedFor.rawValue],
        proxies: proxies),
      isForwarded: proxies.contains(peer), table: table, languages: languages)
    // `Problems` turns all other errors into responses.
    return try? await steps.respond(to: &state)
  }
}
