package import FoundationEssentials
package import Messages
package import ScoreAPI

/// A request to a score server.
package struct ServerRequest: Hashable, Sendable {
  /// The HTTP method, such as `GET`.
  package let method: Route.Method
  /// The path with its query, such as `/v1/boards/run/all?limit=10`.
  package let path: String
  /// The body in JSON, if any.
  package var body: Data?
  /// The token of the session, if any.
  package var token: String?

  package init(method: Route.Method, path: String, body: Data? = nil, token: String? = nil) {
    self.method = method
    self.path = path
    self.body = body
    self.token = token
  }
}

/// A server's complete response, whatever its status.
package struct ServerResponse: Hashable, Sendable {
  /// The HTTP status, such as 200.
  package let status: Int
  /// The header fields, their names in lower case.
  package let headers: [String: String]
  /// The body, of at most `ServerResponse.longestBody` bytes.
  package let body: Data

  /// The longest body that is read.
  package static let longestBody = 8 << 20

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Sends requests to one server. It follows no redirects and tries nothing twice.
package protocol Transport: Sendable {
  /// Sends a request and waits for the complete response.
  func send(_ request: ServerRequest) async throws(TransportFailure) -> ServerResponse
}

/// The reason for which a request has no response.
package enum TransportFailure: Error, Hashable, Sendable {
  /// The server was not reached, or the connection broke, for this reason. The request may have arrived.
  case lost(Phrase)
  /// The program cannot send requests: libcurl is not installed.
  case libraryMissing
  /// The response is longer than `ServerResponse.longestBody`.
  case tooLong
}
