import HTTPConnections
import NIOCore
import NIOHTTP1

/// Adds the header fields that every response has, and removes the body of a response to HEAD.
struct CommonFields: Middleware {
  private static let policy =
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

  private let always: [(HeaderName, String)]
  private let date: DateField
  /// While it is set, connections are closed after each response.
  private let draining: AtomicFlag

  init(settings: ServerSettings, clock: ServerClock, draining: AtomicFlag) {
    var fields: [(HeaderName, String)] = [
      (.xContentTypeOptions, "nosniff"), (.referrerPolicy, "no-referrer"),
    ]
    // Browsers are instructed to use only TLS, for a year.
    if settings.publicURL?.lowercased().hasPrefix("https://") == true {
      fields.append((.strictTransportSecurity, "max-age=31536000"))
    }
    always = fields
    date = DateField(clock: clock)
    self.draining = draining
  }

  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    var response = try await next.respond(to: &state)
    if response.status == .noContent || response.status == .notModified {
      response.headers[.contentLength] = nil
    }
    if let allow = state.allow { response.headers[.allow] = allow }
    if let (policy, rest) = state.rate {
      response.headers.add(.rateLimitPolicy, policy)
      response.headers.add(.rateLimit, rest)
    }
    add(to: &response.headers, isPrivate: state.player != nil)
    response.headers.add(.requestID, state.id.description)
    if draining.isSet { response.headers[.connection] = "close" }
    if state.request.method == .HEAD { response.body = ByteBuffer() }
    return response
  }

  /// Adds the fields that do not depend on a request. A handler's own security policy is kept, and so is its
  /// caching policy if no player is signed in.
  func add(to headers: inout HTTPHeaders, isPrivate: Bool) {
    for (name, value) in always { headers.add(name, value) }
    if !headers.contains(.contentSecurityPolicy) {
      headers.add(.contentSecurityPolicy, CommonFields.policy)
    }
    if isPrivate { headers[.cacheControl] = nil }
    if !headers.contains(.cacheControl) { headers.add(.cacheControl, "no-store") }
    headers.add(.date, date.value)
  }
}
