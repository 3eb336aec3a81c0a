/// Why a connection or a request is rejected before a responder gets it.
package enum ConnectionRejection: Hashable, Sendable {
  /// The request is not valid HTTP/1.1.
  case malformed
  /// The request did not arrive in time.
  case timeout
  /// The request does not contain exactly one field `Host`.
  case hostField
  /// The transfer coding of the body is not supported.
  case transferCoding
  /// The address is longer than `limit` bytes.
  case addressTooLong(limit: Int)
  /// The header fields are longer than `limit` bytes.
  case headersTooLarge(limit: Int)
  /// The body is longer than `limit` bytes.
  case bodyTooLarge(limit: Int)
  /// The server has too many connections.
  case tooManyConnections
  /// The client's network has too many connections; `retryAfter` is in seconds.
  case tooManyOfNetwork(retryAfter: Int)
}
