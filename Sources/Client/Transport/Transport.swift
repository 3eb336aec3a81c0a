package import Foundation
package import Messages
package import ScoreAPI

/// A request to a score server.
package struct ServerRequest: Hashable, Sendable {
  /// The method.
  package let method: Route.Method
  /// The path with its query, such as `/v1/boards/run/all?limit=10`.
  package let path: String
  /// The JSON of the body, if there is one.
  package var body: Data?
  /// The token that proves the session, if there is one.
  package var token: String?

  /// A request.
  package init(method: Route.Method, path: String, body: Data? = nil, token: String? = nil) {
    self.method = method
    self.path = path
    self.body = body
    self.token = token
  }
}

/// What a server answers.
package struct ServerResponse: Hashable, Sendable {
  /// The HTTP status.
  package let status: Int
  /// The header fields, their names in lower case.
  package let headers: [String: String]
  /// The body, of at most `ServerResponse.longestBody` bytes.
  package let body: Data

  /// Longer bodies are not read.
  package static let longestBody = 8 << 20

  /// An answer.
  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Carries requests to one server. It follows no redirect and tries nothing twice.
package protocol Transport: Sendable {
  /// Sends a request and waits for the whole answer.
  func send(_ request: ServerRequest) async throws(TransportFailure) -> ServerResponse
}

/// Why a request has no answer.
package enum TransportFailure: Error, Hashable, Sendable {
  /// The server was not reached or the connection broke; with the reason in a few words. The request
  /// may have arrived or not.
  case lost(Phrase)
  /// The answer is longer than `ServerResponse.longestBody`.
  case tooLong
}
