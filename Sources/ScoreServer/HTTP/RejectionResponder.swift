import Logging
import ScoreAPI

/// Answers to what is no request, made where there is no handler to make them.
struct RejectionResponder: Sendable {
  let fields: CommonHeaders
  let date: DateField
  let logger: Logger

  /// The answer, which says that the connection is closed.
  func answer(_ problem: Problem) -> Response {
    logger.info("- - \(problem.status) refused as \(problem.code)")
    var response = Response.problem(problem)
    fields.add(to: &response.headers, isPrivate: true)
    response.headers[.date] = date.value
    response.headers[.connection] = "close"
    return response
  }
}
