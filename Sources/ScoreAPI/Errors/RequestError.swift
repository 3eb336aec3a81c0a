/// Why the server rejects a request, as facts. `Messages` turns them into sentences.
package enum RequestError: Error, Hashable, Sendable {
  /// The request is not valid HTTP, or its route does not accept it.
  case http(HTTPError)
  /// The body cannot be read, or its route does not accept it.
  case body(BodyError)
  /// The query cannot be read, or its route does not accept it.
  case query(QueryError)
  /// A resource does not exist, or the client may not see it.
  case notFound(MissingResource)
  /// A rule about accounts, sessions, names or passwords is violated.
  case account(AccountError)
  /// A rule about ranked rounds is violated.
  case run(RunError)
  /// A rule about groups is violated.
  case group(GroupError)
  /// A rule about journals is violated.
  case journal(UploadError)
  /// The cursor does not belong to this journal or board.
  case unknownCursor
  /// Too many requests of a kind. The next one is allowed after `retryAfter` seconds.
  case rateLimited(LimitedAction, retryAfter: Int)
  /// The server cannot serve the request now.
  case unavailable(Unavailability)

  /// The code in the response, which also determines the HTTP status.
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

  /// The HTTP status of the response.
  package var status: Int { code.status }

  /// Seconds to wait before the next attempt, sent as `Retry-After`; nil if waiting does not help.
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
