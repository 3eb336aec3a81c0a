import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI

/// Answers to what is no request, made where there is no handler to make them.
struct Refusals: Sendable {
  let fields: AnswerFields
  let date: DateField
  let logger: Logger

  /// The answer, which says that the connection is closed.
  func answer(_ problem: Problem) -> (head: HTTPResponseHead, body: ByteBuffer) {
    logger.info("- - \(problem.status) refused as \(problem.code)")
    let response = Response.problem(problem)
    var headers = response.headers
    fields.add(to: &headers, isPrivate: true)
    headers[.date] = date.value
    headers[.connection] = "close"
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: problem.status),
      headers: headers)
    return (head, Response.encoded(problem) ?? ByteBuffer())
  }
}
