package import NIOHTTP1

/// The names of the header fields that the server uses.
package enum HeaderName: String, Sendable {
  case accept = "Accept"
  case acceptLanguage = "Accept-Language"
  case allow = "Allow"
  case authorization = "Authorization"
  case cacheControl = "Cache-Control"
  case connection = "Connection"
  case contentLanguage = "Content-Language"
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
  case vary = "Vary"
  case wwwAuthenticate = "WWW-Authenticate"
  case xContentTypeOptions = "X-Content-Type-Options"
}

extension HTTPHeaders {
  /// The value of a field; the values of a repeated field are joined as in RFC 9110. Setting it replaces all
  /// values; nil removes the field.
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

  /// Adds a field. The value is sent unchanged, so it must not come from a client.
  package mutating func add(_ name: HeaderName, _ value: String) {
    add(name: name.rawValue, value: value)
  }

  /// Whether a field is present.
  package func contains(_ name: HeaderName) -> Bool { contains(name: name.rawValue) }
}
