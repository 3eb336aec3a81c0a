/// A request that is not valid HTTP, or does not suit its route.
package enum HTTPError: Hashable, Sendable {
  /// It is not valid HTTP/1.1.
  case malformed
  /// It did not arrive in time.
  case timeout
  /// It does not have exactly one field `Host`.
  case hostField
  /// Its transfer coding is not supported.
  case transferCoding
  /// The percent-encoding of its path is not valid.
  case pathEncoding
  /// Its address has more than `limit` bytes.
  case addressTooLong(limit: Int)
  /// Its header fields have more than `limit` bytes.
  case headersTooLarge(limit: Int)
  /// The route does not support the method. `allowed` is the value of the field `Allow`.
  case methodNotAllowed(allowed: String)
  /// The field `Accept` excludes the media type of the response.
  case notAcceptable(type: String)

  /// The stable code.
  package var code: ErrorCode {
    switch self {
    case .malformed, .hostField, .transferCoding, .pathEncoding: .malformed
    case .timeout: .requestTimeout
    case .addressTooLong: .uriTooLong
    case .headersTooLarge: .headersTooLarge
    case .methodNotAllowed: .methodNotAllowed
    case .notAcceptable: .notAcceptable
    }
  }
}
