package import ClientCore
package import Foundation
package import HTTPClient
import Messages
package import ScoreAPI
import Synchronization

/// A request as the other end reads it.
package struct ServerRequest: Hashable, Sendable {
  package let method: Route.Method
  /// The path with its query.
  package let path: String
  package var body: Data?
  /// The token of the session, if any.
  package var token: String?

  package init(method: Route.Method, path: String, body: Data? = nil, token: String? = nil) {
    (self.method, self.path, self.body, self.token) = (method, path, body, token)
  }
}

package typealias ServerResponse = HTTPResponse

/// A request that reached the other end, with the origin that it was sent to.
package struct SentRequest: Hashable, Sendable {
  package let origin: String
  package let request: ServerRequest

  package init(origin: String, request: ServerRequest) {
    (self.origin, self.request) = (origin, request)
  }

  /// Method and path.
  package var line: String { "\(request.method.rawValue.uppercased()) \(request.path)" }

  package func body<Body: Decodable>(_ type: Body.Type) throws -> Body {
    try JSONDecoder().decode(type, from: request.body ?? Data())
  }
}

/// Answers requests as a test says, and remembers them.
package final class FakeServer: Sendable {
  package typealias Handler = @Sendable (SentRequest) throws -> ServerResponse

  private let handler = Mutex<Handler?>(nil)
  private let requests = Mutex<[SentRequest]>([])
  private let pauses = Mutex<[Int]>([])

  package init() {}

  /// Every request so far.
  package var sent: [SentRequest] { requests.withLock { $0 } }
  /// Every pause that was slept so far, in milliseconds.
  package var slept: [Int] { pauses.withLock { $0 } }

  /// Says how requests are answered from now on.
  package func answer(with handler: @escaping Handler) { self.handler.withLock { $0 = handler } }

  fileprivate func take(_ request: SentRequest) throws(HTTPFailure) -> ServerResponse {
    requests.withLock { $0.append(request) }
    guard let handler = handler.withLock({ $0 }) else { throw .refused }
    do {
      return try handler(request)
    } catch let failure as HTTPFailure {
      throw failure
    } catch let problem as Problem {
      return .problem(problem)
    } catch {
      throw .other("\(error)")
    }
  }

  package func sleep(_ millis: Int) async throws {
    // Nothing here is slow.
    if [Host.patience, AutomaticSync.longestWait].contains(millis) {
      return try await Task.sleep(for: .seconds(3600))
    }
    pauses.withLock { $0.append(millis) }
  }
}

extension FakeServer {
  /// The transport to this server at an origin.
  package func transport(to origin: String) -> Transport {
    { request async throws(HTTPFailure) in
      let token = request.headers.first { $0.name == "Authorization" }?.value
      guard let method = Route.Method(rawValue: request.method.lowercased()) else {
        throw .invalidRequest
      }
      return try self.take(
        SentRequest(
          origin: origin,
          request: ServerRequest(
            method: method, path: String(request.url.dropFirst(origin.count)), body: request.body,
            token: token.map { String($0.dropFirst("Bearer ".count)) })))
    }
  }
}

extension ServerResponse {
  package init(status: Int, headers: [String: String], body: Data = Data()) {
    self.init(status: status, headers: headers.map { HTTPHeader($0, $1) }, body: body)
  }

  /// An answer with JSON.
  package static func json(_ value: some Encodable, status: Int = 200) throws -> ServerResponse {
    ServerResponse(
      status: status, headers: ["content-type": "application/json; charset=utf-8"],
      body: try JSONEncoder().encode(value))
  }

  package static let done = ServerResponse(status: 204)

  package static func problem(_ problem: Problem) -> ServerResponse {
    var headers = ["content-type": Problem.mediaType]
    headers["retry-after"] = problem.retryAfter.map(String.init)
    return ServerResponse(
      status: problem.status, headers: headers,
      body: (try? JSONEncoder().encode(problem)) ?? Data())
  }
}

extension SessionGrant {
  package static let token = "abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE"

  package static func of(_ username: String, token: String = SessionGrant.token) -> SessionGrant {
    SessionGrant(
      account: AccountView(
        username: username, createdAt: Timestamp(millis: 1_700_000_000_000),
        updatedAt: Timestamp(millis: 1_700_000_000_000), listed: true, level: "any",
        rankedStreak: 3, gamesCount: 1234, gamesWon: 1000, streakCount: 4, highScore: 2100,
        totalScore: 98_765, favorites: 0, seen: 0),
      token: token, expiresAt: Timestamp(millis: 1_800_000_000_000))
  }
}
