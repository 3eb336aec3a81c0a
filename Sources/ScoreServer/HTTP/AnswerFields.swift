import HTTPTypes

/// The fields that every answer has.
struct AnswerFields: Sendable {
  private static let policy = HTTPField(
    name: .contentSecurityPolicy,
    value: "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
  private static let noStore = HTTPField(name: .cacheControl, value: "no-store")
  private let always: [HTTPField]

  /// The fields.
  ///
  /// - Parameter publicURL: the address that players use; with `https` browsers are told to stay with
  ///   TLS for a year.
  init(publicURL: String?) {
    var fields = [
      HTTPField(name: .xContentTypeOptions, value: "nosniff"),
      HTTPField(name: .referrerPolicy, value: "no-referrer"),
    ]
    if publicURL?.lowercased().hasPrefix("https://") == true {
      fields.append(HTTPField(name: .strictTransportSecurity, value: "max-age=31536000"))
    }
    always = fields
  }

  /// Adds them. A handler's own policy stays, and its own caching where nobody is signed in.
  func add(to headers: inout HTTPFields, isPrivate: Bool) {
    headers.append(contentsOf: always)
    if !headers.contains(.contentSecurityPolicy) { headers.append(Self.policy) }
    if isPrivate { headers[.cacheControl] = nil }
    if !headers.contains(.cacheControl) { headers.append(Self.noStore) }
  }
}

extension HTTPField.Name {
  static let referrerPolicy = known("Referrer-Policy")
  static let requestID = known("X-Request-Id")
  static let rateLimit = known("RateLimit")
  static let rateLimitPolicy = known("RateLimit-Policy")
  static let forwardedFor = known("X-Forwarded-For")

  // Each of these is a valid name; only the type does not know it.
  private static func known(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .via }
}
