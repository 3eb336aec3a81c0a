package import HTTPClient

/// Sends requests to a score server. It follows no redirects and tries nothing twice.
package protocol Transport: Sendable {
  /// Sends a request and waits for the complete response.
  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}

/// The transport of a real process: HTTP/1.1 with libcurl. Certificates are verified.
extension HTTPClient: Transport {
  /// The client of the process. It opens libcurl for its first request.
  static let ofProcess = HTTPClient(.init(environment: processEnvironment()))

  package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    try await send(request, progress: nil)
  }
}
