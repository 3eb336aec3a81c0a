import HTTPConnections
import Messages
import NIOCore
import NIOHTTP1
import ScoreAPI

extension Response {
  /// A rejected request as `application/problem+json`: the only code that makes sentences of errors.
  static func problem(_ error: RequestError, in messages: Messages) -> Response {
    let texts = RequestErrorTexts(messages)
    let problem = Problem(
      error, title: texts.title(of: error.code), detail: texts.detail(of: error))
    var response = Response(problem, in: messages)
    if let seconds = error.retryAfter { response.headers[.retryAfter] = String(seconds) }
    if error.status == 401 { response.headers[.wwwAuthenticate] = "Bearer" }
    return response
  }

  /// An error of the server, without its reason.
  ///
  /// - Parameter isDamaged: whether the data that the request needs is damaged.
  static func internalError(in messages: Messages, isDamaged: Bool = false) -> Response {
    let texts = RequestErrorTexts(messages)
    return Response(
      .internalError(
        title: texts.internalErrorTitle,
        detail: isDamaged ? texts.damagedDetail : texts.internalErrorDetail),
      in: messages)
  }

  private init(_ problem: Problem, in messages: Messages) {
    let bytes = (try? JSONWriter.encode(problem)) ?? []
    self = .bytes(
      HTTPResponseStatus(statusCode: problem.status), ByteBuffer(bytes: bytes),
      type: Problem.mediaType)
    setLanguage(of: messages)
  }

  /// Adds the fields of a response whose language was negotiated.
  mutating func setLanguage(of messages: Messages) {
    headers[.contentLanguage] = messages.languageTag
    headers[.vary] = "Accept-Language"
  }
}
