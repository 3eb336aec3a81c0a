package import HTTPClient

/// Sends a request to a score server and waits for the complete response. It follows no redirects and tries
/// nothing twice.
package typealias Transport =
  @Sendable (_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse

extension HTTPClient {
  /// The client of the process: HTTP/1.1 with libcurl, which it opens for its first request. Certificates are verified.
  static let ofProcess = HTTPClient(.init(environment: processEnvironment()))
}
