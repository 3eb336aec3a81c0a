/// A request that is not valid HTTP, or that its route does not accept.
package enum HTTPError: Hashable, Sendable {
  /// The request is not valid HTTP/1.1.
  case malformed
  /// The request did not arrive in time.
  case timeout
  /// The request does not contain exactly one field `Host`.
  case hostField
  /// The transfer coding of the body is not supported.
  case transferCoding
  /// The percent-encoding of the path is not valid.
  case pathEncoding
  /// The address is longer than `limit` bytes.
  case addressTooLong(limit: Int)
  /// The header fields are longer than `limit` bytes.
  case headersTooLarge(limit: Int)
  /// The route does not support the method. `allowed` is the value of the field `Allow`.
  case methodNotAllowed(allowed: String)
  /// The field `Accept` excludes the response, which has the media type `type`.
  case notAcceptable(type: String)

  /// The code in the response, which also determines the HTTP status.
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
