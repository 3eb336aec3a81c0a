import HTTPConnections
import Logging
import Messages
import ScoreAPI

/// Responds to requests that are rejected before they reach the dispatcher. Their header fields may not
/// have been read, so the response is in English.
struct RejectionResponder: Sendable {
  let fields: CommonFields
  let logger: Logger

  /// The response, which announces that the connection is closed.
  func response(to rejection: ConnectionRejection) -> Response {
    let error = RequestError(rejection)
    logger.info("- - \(error.status) rejected: \(error.code.rawValue)")
    var response = Response.problem(error, in: .english)
    fields.add(to: &response.headers, isPrivate: true)
    response.headers[.connection] = "close"
    return response
  }
}

extension RequestError {
  fileprivate init(_ rejection: ConnectionRejection) {
    self =
      switch rejection {
      case .malformed: .http(.malformed)
      case .timeout: .http(.timeout)
      case .hostField: .http(.hostField)
      case .transferCoding: .http(.transferCoding)
      case .addressTooLong(let limit): .http(.addressTooLong(limit: limit))
      case .headersTooLarge(let limit): .http(.headersTooLarge(limit: limit))
      case .bodyTooLarge(let limit): .body(.tooLarge(limit: limit))
      case .tooManyConnections: .unavailable(.tooManyConnections)
      case .tooManyOfNetwork(let seconds): .rateLimited(.connection, retryAfter: seconds)
      }
  }
}
