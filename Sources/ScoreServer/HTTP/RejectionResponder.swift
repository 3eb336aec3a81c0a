import Logging
import Messages
import ScoreAPI

/// Responds to requests that are rejected before they reach the dispatcher. Their header fields may not
/// have been read, so the response is in English.
struct RejectionResponder: Sendable {
  let headers: CommonHeaders
  let date: DateField
  let logger: Logger

  /// The response, which announces that the connection is closed.
  func response(to error: RequestError) -> Response {
    logger.info("- - \(error.status) rejected: \(error.code.rawValue)")
    var response = Response.problem(error, in: .english)
    headers.add(to: &response.headers, isPrivate: true)
    response.headers[.date] = date.value
    response.headers[.connection] = "close"
    return response
  }
}
