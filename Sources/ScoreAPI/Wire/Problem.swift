package import GameEngine

/// An error as it is answered: `application/problem+json` (RFC 9457).
package struct Problem: Error, Hashable, Codable, Sendable {
  /// The media type of an error.
  package static let mediaType = "application/problem+json"

  /// What names the kind of error: `urn:wordhoard:CODE`.
  package let type: String
  /// The kind in words.
  package let title: String
  /// The HTTP status.
  package let status: Int
  /// What is wrong with this request, and what to do.
  package let detail: String
  /// The kind as a stable name; one of `ErrorCode`, or one that a newer server has.
  package let code: String
  /// The refusal of a move that the question cannot take.
  package let refusal: RefusedEvent?
  /// How many seconds to wait before the next try; sent as `Retry-After`.
  package var retryAfter: Int?

  private enum CodingKeys: String, CodingKey { case type, title, status, detail, code, refusal }

  /// An error of a known kind.
  package init(
    _ code: ErrorCode, _ detail: String, refusal: RefusedEvent? = nil, retryAfter: Int? = nil
  ) {
    type = "urn:wordhoard:\(code.rawValue)"
    title = code.title
    status = code.status
    self.detail = detail
    self.code = code.rawValue
    self.refusal = refusal
    self.retryAfter = retryAfter
  }

  /// The kind, where this version knows it.
  package var known: ErrorCode? { ErrorCode(rawValue: code) }
}
