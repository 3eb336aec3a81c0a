import Foundation
import GameEngine
import Messages
package import ScoreAPI

/// Speaks the API of one score server: typed requests go out, typed answers come back.
package struct ScoreClient: Sendable {
  /// The server.
  package let address: ServerAddress
  private let transport: any Transport
  private var token: String?

  /// A client of a server.
  ///
  /// - Parameter credentials: who plays; those of another server are not used.
  package init(address: ServerAddress, transport: any Transport, credentials: Credentials?) {
    self.address = address
    self.transport = transport
    token = credentials?.server == address.origin ? credentials?.token : nil
  }

  /// Whether there is a session to ask with.
  package var isSignedIn: Bool { token != nil }

  /// The client of somebody who is not signed in.
  package var signedOut: ScoreClient {
    var client = self
    client.token = nil
    return client
  }

  /// Sends a request that is answered with a value.
  ///
  /// - Parameter isOwn: whether the answer is what the player wrote: it stays as it is, and is not to
  ///   be shown as it is.
  package func answer<Answer: Decodable>(
    to route: Route, _ path: String, body: (any RequestBody)? = nil, isOwn: Bool = false
  ) async throws(ServerFailure) -> Answer {
    let response = try await response(to: route, path, body: body)
    guard ScoreClient.isJSON(response.headers["content-type"]) else {
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

  /// Sends a request whose success says all.
  package func done(
    _ route: Route, _ path: String, body: (any RequestBody)? = nil
  ) async throws(ServerFailure) {
    _ = try await response(to: route, path, body: body)
  }

  /// Sends a request, and sorts out what is no success.
  private func response(
    to route: Route, _ path: String, body: (any RequestBody)?
  ) async throws(ServerFailure) -> ServerResponse {
    if route.needsToken, token == nil { throw failure(.notSignedIn) }
    var request = ServerRequest(method: route.method, path: path, token: token)
    if let body {
      guard let data = try? JSONEncoder().encode(body) else {
        throw failure(.unreadable(Phrase("the request cannot be encoded")))
      }
      request.body = data
    }
    let response: ServerResponse
    do {
      response = try await transport.send(request)
    } catch {
      switch error {
      case .lost(let reason): throw failure(.unreachable(reason))
      case .tooLong: throw failure(.unreadable(Phrase("it has no end")))
      }
    }
    // What follows a letter without end would take minutes to compare.
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

  private func kind(of response: ServerResponse) -> ServerFailure.Kind {
    guard ScoreClient.isJSON(response.headers["content-type"]),
      var problem = try? CleanJSON.decode(Problem.self, from: response.body)
    else { return .failed(response.status) }
    let seconds = response.headers["retry-after"].flatMap { UInt32($0) }
    problem.retryAfter = seconds.map { Int(min($0, 86_400)) }
    return .refused(problem)
  }

  package func failure(_ kind: ServerFailure.Kind) -> ServerFailure {
    ServerFailure(server: address.origin, kind: kind)
  }

  private static func isJSON(_ type: String?) -> Bool {
    let essence = type?.prefix { $0 != ";" }.lowercased().trimmingBlanks
    return essence == "application/json" || essence == Problem.mediaType
  }

  /// A query string of what is not nil.
  package static func query(_ items: [(name: String, value: String?)]) -> String {
    let parts = items.compactMap { name, value in value.map { "\(name)=\(Route.escaped($0))" } }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}
