import HTTPConnections
import ScoreAPI

/// Counts requests by their player, or else by their networks, and rejects those beyond the limit. Requests are
/// counted even if they are rejected later; checks by the operator are not.
struct Limits: Middleware {
  /// The number of bytes of an upload that count as one more request.
  private static let bytesCounted = 64 << 10
  /// The minutes of the limit of requests in which a player may use up the moves of a day.
  private static let minutesOfMoves = 30

  private let requests: RateLimiter
  /// Limits the rows that a player's rounds add to the database on a day. A day of games needs far fewer.
  private let rounds: RateLimiter
  private let policy: String

  /// - Parameter perMinute: the requests of a player in a minute; 0 for no limit.
  init(perMinute: Int, clock: ServerClock) {
    requests = RateLimiter(limit: perMinute, window: 60, clock: clock)
    rounds = RateLimiter(
      limit: perMinute * Limits.minutesOfMoves, window: 86_400, clock: clock)
    policy = "\"default\";q=\(requests.limit);w=\(requests.window)"
  }

  /// Divides the limits by a number of servers.
  func share(among servers: Int) {
    requests.share(among: servers)
    rounds.share(among: servers)
  }

  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    if requests.limit > 0, !state.isCheck { try count(&state) }
    return try await next.respond(to: &state)
  }

  private func count(_ state: inout RequestState) throws {
    let keys =
      state.player.map { [RateKey.account($0.account)] }
      ?? RateKey.networks(of: state.address, isPage: state.route?.isPage ?? false)
    let cost = Limits.cost(of: state)
    let verdict = requests.take(keys, cost: cost)
    state.rate = (policy, "\"default\";r=\(verdict.remaining);t=\(verdict.resetAfter)")
    guard verdict.isAllowed else {
      throw RequestError.rateLimited(.request, retryAfter: verdict.retryAfter)
    }
    guard state.player != nil, state.route == .startRun || state.route == .move else { return }
    let daily = rounds.take(keys, cost: cost)
    guard daily.isAllowed else {
      throw RequestError.rateLimited(.request, retryAfter: daily.retryAfter)
    }
  }

  /// The number of requests that a request counts as. Starting a run and uploading many bytes count as more,
  /// because the server stores more.
  private static func cost(of state: RequestState) -> Int {
    switch state.route {
    case .startRun: return 10
    case .addEvents:
      let declared =
        state.request.headers[.contentLength].flatMap { Int($0) } ?? JournalUpload.mostBytes
      return 1 + min(max(0, declared), JournalUpload.mostBytes) / Limits.bytesCounted
    default: return 1
    }
  }
}
