import HTTPConnections
import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore

/// Turns errors into problems (RFC 9457), and logs those that only the operator can do something about.
struct Problems: Middleware {
  let logger: Logger

  /// - Throws: only errors of a connection whose request did not arrive completely.
  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    do {
      return try await next.respond(to: &state)
    } catch let error where error is HTTPParserError || error is ChannelError {
      throw error
    } catch {
      return response(to: error, state)
    }
  }

  private func response(to error: any Error, _ state: RequestState) -> Response {
    switch error {
    // Clients get a request to try again later; only the operator can fix the cause.
    case StoreError.diskFull, StoreError.busy: logger.warning("request \(state.id): \(error)")
    default: break
    }
    let messages = state.languages.messages(for: state.request.headers[.acceptLanguage])
    if let rejection = RequestError(error) { return .problem(rejection, in: messages) }
    if case StoreError.damaged(let damage) = error {
      logger.error(
        """
        request \(state.id) failed, because the database is damaged: \(damage); run \
        `wordhoard-server check`, and restore a backup
        """)
      return .internalError(in: messages, isDamaged: true)
    }
    logger.error("request \(state.id) failed: \(String(reflecting: error))")
    return .internalError(in: messages)
  }
}
