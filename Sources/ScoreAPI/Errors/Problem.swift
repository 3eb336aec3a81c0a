package import GameEngine

/// An error on the wire: `application/problem+json` (RFC 9457).
///
/// `title` and `detail` are for people, in the negotiated language. The other fields are for programs.
package struct Problem: Error, Hashable, Codable, Sendable {
  /// The media type of an error.
  package static let mediaType = "application/problem+json"

  /// The kind of error as a URI: `urn:wordhoard:CODE`, or `about:blank` for an internal error.
  package let type: String
  /// The kind of error in words, the same for all errors of the kind.
  package let title: String
  /// The HTTP status of the response.
  package let status: Int
  /// The problem with this request, and how to solve it.
  package let detail: String
  /// The kind of error as a stable name: an `ErrorCode`, or one from a newer server.
  package let code: String
  /// Why the question does not accept a move; nil for other errors.
  package let refusal: RefusedEvent?
  /// The invalid field of the body, or the invalid name in the query.
  package var field: String?
  /// The limit that was exceeded, or the minimum length of a password.
  package var limit: Int?
  /// The number of the run's next move.
  package var nextMove: Int?
  /// When the requested daily opens.
  package var opensAt: Timestamp?
  /// When the requested daily closes, or its replay becomes available.
  package var closesAt: Timestamp?
  /// Seconds to wait before the next attempt. Sent as `Retry-After`, not in the body.
  package var retryAfter: Int?

  private enum CodingKeys: String, CodingKey {
    case type, title, status, detail, code, refusal, field, limit, nextMove, opensAt, closesAt
  }

  /// Creates a problem of a known kind.
  package init(
    _ code: ErrorCode, _ detail: String, title: String = "", refusal: RefusedEvent? = nil,
    retryAfter: Int? = nil
  ) {
    type = "urn:wordhoard:\(code.rawValue)"
    self.title = title
    status = code.status
    self.detail = detail
    self.code = code.rawValue
    self.refusal = refusal
    self.retryAfter = retryAfter
  }

  /// The kind; nil if this version does not know it.
  package var known: ErrorCode? { ErrorCode(rawValue: code) }
}

extension Problem {
  /// An internal error of the server. Its reason is not disclosed.
  package static func internalError(title: String, detail: String) -> Problem {
    Problem(type: "about:blank", title: title, status: 500, detail: detail, code: "internal")
  }

  private init(type: String, title: String, status: Int, detail: String, code: String) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.code = code
    refusal = nil
  }

  /// Creates the problem that reports a rejected request.
  package init(_ error: RequestError, title: String, detail: String) {
    var refusal: RefusedEvent?
    if case .run(.refused(let event)) = error { refusal = event }
    self.init(error.code, detail, title: title, refusal: refusal, retryAfter: error.retryAfter)
    switch error {
    case .http(.addressTooLong(let limit)), .http(.headersTooLarge(let limit)): self.limit = limit
    case .body(.tooLarge(let limit)): self.limit = limit
    case .body(let error): field = error.field
    case .query(let error): field = error.field
    case .account(.passwordTooShort(let minimum)): limit = minimum
    case .account(.passwordTooLong(let maximum)): limit = maximum
    case .run(.moveOutOfOrder(let next)): nextMove = next
    case .run(.dailyNotOpen(_, let opensAt, let closesAt)):
      self.opensAt = opensAt
      self.closesAt = closesAt
    case .run(.dailyReplayNotAvailable(let date)): closesAt = date
    case .group(.full(let limit)), .group(.tooMany(let limit)): self.limit = limit
    case .group(.name(let limit)):
      field = "name"
      self.limit = limit
    case .journal(.tooManyEvents(let limit)): self.limit = limit
    case .journal(.tooLong(let field, let limit)):
      self.field = field
      self.limit = limit
    default: break
    }
  }
}
