import NIOHTTP1

/// The header fields that every response has.
struct CommonHeaders: Sendable {
  private static let policy =
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
  private let always: [(HeaderName, String)]

  /// The fields of a server.
  ///
  /// - Parameter publicURL: the address that players use; with `https`, browsers are instructed to use only
  ///   TLS, for a year.
  init(publicURL: String?) {
    var fields: [(HeaderName, String)] = [
      (.xContentTypeOptions, "nosniff"), (.referrerPolicy, "no-referrer"),
    ]
    if publicURL?.lowercased().hasPrefix("https://") == true {
      fields.append((.strictTransportSecurity, "max-age=31536000"))
    }
    always = fields
  }

  /// Adds the fields. A handler's own security policy is kept, and so is its caching policy if no player is
  /// signed in.
  func add(to headers: inout HTTPHeaders, isPrivate: Bool) {
    for (name, value) in always { headers.add(name, value) }
    if !headers.contains(.contentSecurityPolicy) {
      headers.add(.contentSecurityPolicy, Self.policy)
    }
    if isPrivate { headers[.cacheControl] = nil }
    if !headers.contains(.cacheControl) { headers.add(.cacheControl, "no-store") }
  }
}
