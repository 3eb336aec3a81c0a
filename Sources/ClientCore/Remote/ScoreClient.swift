import FoundationEssentials
import GameEngine
import HTTPClient
import Kit
import Messages
package import ScoreAPI

/// The client of one score server's API. `account`, `runs`, `boards`, `groups` and `journal` have its requests.
package struct ScoreClient: Sendable {
  /// The server that all requests go to.
  package let address: ServerAddress
  private let transport: Transport
  private var token: String?

  /// A client of a server.
  ///
  /// - Parameter credentials: the player's credentials; they are not used if they are for another
  ///   server.
  package init(
    address: ServerAddress, transport: @escaping Transport, credentials: Credentials?
  ) {
    self.address = address
    self.transport = transport
    token = credentials?.server == address.origin ? credentials?.token : nil
  }

  /// Whether it has a session.
  package var isSignedIn: Bool { token != nil }

  /// The client without the session.
  package var signedOut: ScoreClient {
    var client = self
    client.token = nil
    return client
  }

  // MARK: - Requests

  /// Requests about the player's account and its sessions.
  package var account: AccountRequests { AccountRequests(client: self) }
  /// Requests about dailies and runs.
  package var runs: RunRequests { RunRequests(client: self) }
  /// Requests about boards and the players on them.
  package var boards: BoardRequests { BoardRequests(client: self) }
  /// Requests about the player's groups.
  package var groups: GroupRequests { GroupRequests(client: self) }
  /// Requests about the player's journal on the server.
  package var journal: JournalRequests { JournalRequests(client: self) }

  /// Sends a request whose response contains a value.
  ///
  /// - Parameter isOwn: whether the response contains the player's own texts. They are not cleaned, so they
  ///   must not be shown.
  package func answer<Answer: Decodable>(
    to route: Route, _ path: String, body: (any RequestBody)? = nil, isOwn: Bool = false
  ) async throws(ServerFailure) -> Answer {
    try value(in: await response(to: route, path, body: body), isOwn: isOwn)
  }

  /// Sends a request whose response contains a value, or is 204 without one.
  func answerIfAny<Answer: Decodable>(
    to route: Route, _ path: String, body: (any RequestBody)? = nil
  ) async throws(ServerFailure) -> Answer? {
    let response = try await response(to: route, path, body: body)
    return response.status == 204 ? nil : try value(in: response, isOwn: false)
  }

  private func value<Answer: Decodable>(
    in response: HTTPResponse, isOwn: Bool
  ) throws(ServerFailure) -> Answer {
    guard ScoreClient.isJSON(response["content-type"]) else {
      throw failure(.unreadable(Phrase("it is not JSON")))
    }
    do {
      return isOwn
        ? try JSONDecoder().decode(Answer.self, from: response.body)
        : try CleanJSON.decode(Answer.self, from: response.body)
    } catch {
      if let unknown = UnknownRuleset(error) {
        throw failure(.unreadable(Phrase("a game of the unknown rules \(unknown.id)")))
      }
      throw failure(.unreadable(Phrase("it is not in the expected format")))
    }
  }

  /// Sends a request, with the session's token if there is one. A route that needs a token fails
  /// without one before anything is sent.
  ///
  /// - Throws: `ServerFailure` for any response that is not a success.
  @discardableResult
  func response(
    to route: Route, _ path: String, body: (any RequestBody)? = nil
  ) async throws(ServerFailure) -> HTTPResponse {
    if route.needsToken, token == nil { throw failure(.notSignedIn) }
    var request = HTTPRequest(
      route.method.rawValue.uppercased(), address.origin + path,
      headers: [
        HTTPHeader("Accept", "application/json, \(Problem.mediaType)"),
        HTTPHeader("User-Agent", "wordhoard"),
      ])
    if let token { request.headers.append(HTTPHeader("Authorization", "Bearer \(token)")) }
    if let body {
      guard let data = try? JSONEncoder().encode(body) else {
        throw failure(.unreadable(HTTPFailure.invalidRequest.phrase))
      }
      request.body = data
      request.headers.append(HTTPHeader("Content-Type", "application/json"))
    }
    let response: HTTPResponse
    do {
      response = try await transport(request)
    } catch {
      throw failure(error == .tooLong ? .unreadable(error.phrase) : .unreachable(error))
    }
    // Comparing a letter with endless combining marks would take minutes.
    guard StreamSafety.allows(json: response.body) else {
      throw failure(.unreadable(Phrase("it is not in the expected format")))
    }
    switch response.status {
    case 200..<300: return response
    case 300..<400:
      throw failure(.unreadable(Phrase("a redirect, which is not followed")))
    default: throw failure(kind(of: response))
    }
  }

  private func kind(of response: HTTPResponse) -> ServerFailure.Kind {
    guard ScoreClient.isJSON(response["content-type"]),
      var problem = try? CleanJSON.decode(Problem.self, from: response.body)
    else { return .failed(response.status) }
    let seconds = response["retry-after"].flatMap { UInt32($0) }
    problem.retryAfter = seconds.map { Int(min($0, 86_400)) }
    return .refused(problem)
  }

  /// A failure of this server.
  package func failure(_ kind: ServerFailure.Kind) -> ServerFailure {
    ServerFailure(server: address.origin, kind: kind)
  }

  private static func isJSON(_ type: String?) -> Bool {
    let essence = type?.prefix { $0 != ";" }.lowercased().trimmingBlanks
    return essence == "application/json" || essence == Problem.mediaType
  }

  /// A query string of the values that are not nil.
  package static func query(_ items: [(name: String, value: String?)]) -> String {
    let parts = items.compactMap { name, value in value.map { "\(name)=\(Route.escaped($0))" } }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}
