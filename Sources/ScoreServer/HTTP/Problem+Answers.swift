import NIOCore
import NIOHTTP1
package import ScoreAPI
import ScoreStore

extension Problem {
  /// A token is missing, or it is none of ours.
  package static let tokenInvalid = Problem(
    .tokenInvalid, "Sign in and send the session's token as `Authorization: Bearer TOKEN`.")

  /// The body is larger than it may be.
  static func bodyTooLarge(limit: Int) -> Problem {
    Problem(.bodyTooLarge, "The body may have \(limit) bytes. Send less at once.")
  }

  /// Some JSON that is none.
  static func malformed(_ fault: StrictJSON.Fault) -> Problem {
    Problem(.malformed, "The body is no JSON: \(fault.message), at byte \(fault.offset).")
  }

  /// What a handler's error is to the outside; nil for a fault of ours.
  init?(answering error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let error as StoreError:
      guard let problem = Problem(error) else { return nil }
      self = problem
    default: return nil
    }
  }

  /// What a store's error is to the outside, where it says nothing about the server's insides.
  private init?(_ error: StoreError) {
    switch error {
    case .busy:
      self.init(.unavailable, "The server has too much to do. Try again soon.", retryAfter: 1)
    case .diskFull:
      self.init(
        .unavailable, "The server cannot save anything now. Try again later.", retryAfter: 30)
    case .nameTaken: self.init(.usernameTaken, "Choose another name.")
    case .noSuchAccount, .noSuchRun: self.init(.notFound, "There is nothing here by that name.")
    case .runEnded: self.init(.runClosed, "It takes no more moves.")
    case .moveExists: self.init(.moveDiffers, "A move of that number is kept already.")
    case .cursorUnknown: self.init(.cursorUnknown, "Start again without a cursor.")
    case .journalFull:
      self.init(.valueInvalid, "The journal is full. Delete it here, or play on without syncing.")
    case .unknownRuleset, .damaged, .notWritable, .failed: return nil
    }
  }
}

extension Response {
  /// An error as `application/problem+json`.
  static func problem(_ problem: Problem) -> Response {
    guard let bytes = encoded(problem) else { return .fault }
    var response = Response.bytes(
      HTTPResponseStatus(statusCode: problem.status), bytes, type: Problem.mediaType)
    if let seconds = problem.retryAfter { response.headers[.retryAfter] = String(seconds) }
    if problem.status == 401 { response.headers[.wwwAuthenticate] = "Bearer" }
    return response
  }

  /// A fault of the server, of which nothing is told.
  static let fault: Response = {
    let body =
      #"{"type":"about:blank","title":"Internal Server Error","status":500,"#
      + #""detail":"Something went wrong here. Try again later.","code":"internal"}"#
    return Response(
      status: .internalServerError, headers: [HeaderName.contentType.rawValue: Problem.mediaType],
      body: ByteBuffer(string: body))
  }()
}
