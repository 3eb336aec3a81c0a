package import NIOHTTP1

/// The names of fields that requests and answers have here.
package enum HeaderName: String, Sendable {
  case accept = "Accept"
  case allow = "Allow"
  case authorization = "Authorization"
  case cacheControl = "Cache-Control"
  case connection = "Connection"
  case contentLength = "Content-Length"
  case contentSecurityPolicy = "Content-Security-Policy"
  case contentType = "Content-Type"
  case date = "Date"
  case eTag = "ETag"
  case forwardedFor = "X-Forwarded-For"
  case ifNoneMatch = "If-None-Match"
  case rateLimit = "RateLimit"
  case rateLimitPolicy = "RateLimit-Policy"
  case referrerPolicy = "Referrer-Policy"
  case requestID = "X-Request-Id"
  case retryAfter = "Retry-After"
  case strictTransportSecurity = "Strict-Transport-Security"
  case wwwAuthenticate = "WWW-Authenticate"
  case xContentTypeOptions = "X-Content-Type-Options"
}

extension HTTPHeaders {
  /// The value of a field; of one that stands more than once all values, as RFC 9110 joins them. Setting
  /// it leaves one, or none for nil.
  package subscript(_ name: HeaderName) -> String? {
    get {
      let values = self[name.rawValue]
      return values.count > 1 ? values.joined(separator: ", ") : values.first
    }
    set {
      if let newValue {
        replaceOrAdd(name: name.rawValue, value: newValue)
      } else {
        remove(name: name.rawValue)
      }
    }
  }

  /// Adds a field. No value may come from outside: it is sent as it is.
  mutating func add(_ name: HeaderName, _ value: String) { add(name: name.rawValue, value: value) }

  /// Whether a field is there.
  func contains(_ name: HeaderName) -> Bool { contains(name: name.rawValue) }
}
