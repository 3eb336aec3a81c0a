/// The reason for which the server rejects a request, as facts; `Messages` makes the sentences.
package enum RequestError: Error, Hashable, Sendable {
  /// The HTTP is not valid, or does not suit the route.
  case http(HTTPError)
  /// The body cannot be read, or does not suit the route.
  case body(BodyError)
  /// The query cannot be read, or does not suit the route.
  case query(QueryError)
  /// Something does not exist, or is not visible to the client.
  case notFound(MissingResource)
  /// A rule about accounts, sessions, names or passwords is violated.
  case account(AccountError)
  /// A rule about ranked rounds is violated.
  case run(RunError)
  /// A rule about groups is violated.
  case group(GroupError)
  /// A rule about journals is violated.
  case journal(UploadError)
  /// A cursor is not one of this journal or board.
  case unknownCursor
  /// Too many requests of a kind; the next is allowed after `retryAfter` seconds.
  case rateLimited(LimitedAction, retryAfter: Int)
  /// The server cannot serve the request now.
  case unavailable(Unavailability)

  /// The stable code.
  package var code: ErrorCode {
    switch self {
    case .http(let error): error.code
    case .body(let error): error.code
    case .query(let error): error.code
    case .notFound: .notFound
    case .account(let error): error.code
    case .run(let error): error.code
    case .group(let error): error.code
    case .journal: .valueInvalid
    case .unknownCursor: .cursorUnknown
    case .rateLimited: .rateLimited
    case .unavailable: .unavailable
    }
  }

  /// The HTTP status.
  package var status: Int { code.status }

  /// Seconds to wait before the next try; sent as `Retry-After`.
  package var retryAfter: Int? {
    switch self {
    case .rateLimited(_, let seconds): seconds
    case .unavailable(let reason): reason.retryAfter
    default: nil
    }
  }

  /// The token is missing or not valid.
  package static let invalidToken = RequestError.account(.invalidToken)
}
