import FoundationEssentials
package import HTTPClient
import Messages
import ScoreAPI

/// The transport of a real process: HTTP/1.1 with libcurl. Certificates are verified.
package struct HTTPTransport: Transport {
  private let origin: String
  private let client: HTTPClient

  /// The client of the process. It opens libcurl for its first request.
  private static let shared = HTTPClient(.init(environment: processEnvironment()))

  /// A transport to a server.
  package init(_ address: ServerAddress) { self.init(address, client: HTTPTransport.shared) }

  /// A transport that uses a client of its own.
  package init(_ address: ServerAddress, client: HTTPClient) {
    origin = address.origin
    self.client = client
  }

  package func send(_ request: ServerRequest) async throws(TransportFailure) -> ServerResponse {
    let response: HTTPResponse
    do {
      response = try await client.send(message(for: request))
    } catch {
      throw HTTPTransport.failure(for: error)
    }
    let headers = Dictionary(response.headers.map { ($0.name, $0.value) }) { $1 }
    return ServerResponse(status: response.status, headers: headers, body: response.body)
  }

  private func message(for request: ServerRequest) -> HTTPRequest {
    var message = HTTPRequest(
      request.method.rawValue.uppercased(), origin + request.path,
      headers: [
        HTTPHeader("Accept", "application/json, \(Problem.mediaType)"),
        HTTPHeader("User-Agent", "wordhoard"),
      ], body: request.body)
    if let token = request.token {
      message.headers.append(HTTPHeader("Authorization", "Bearer \(token)"))
    }
    if request.body != nil {
      message.headers.append(HTTPHeader("Content-Type", "application/json"))
    }
    message.limits.body = ServerResponse.longestBody
    return message
  }

  private static func failure(for error: HTTPFailure) -> TransportFailure {
    switch error {
    case .libraryMissing: .libraryMissing
    case .tooLong: .tooLong
    case .invalidRequest: .lost(Phrase("the request cannot be encoded"))
    case .unknownHost: .lost(Phrase("no such host"))
    case .refused: .lost(Phrase("connection refused"))
    case .timedOut: .lost(Phrase("no answer in time"))
    case .untrustedCertificate: .lost(Phrase("its certificate is not trusted"))
    case .certificateOfOtherName: .lost(Phrase("its certificate is for another name"))
    case .notEncrypted: .lost(Phrase("it does not use https"))
    case .encryption(let text): .lost(Phrase("the connection cannot be encrypted: \(text)"))
    case .proxyUnreachable: .lost(Phrase("the proxy cannot be reached"))
    case .proxyRefused(let status): .lost(Phrase("the proxy refuses it with status \(status)"))
    case .cancelled: .lost(Phrase("cancelled"))
    case .cutOff: .lost(Phrase("the connection was lost"))
    case .garbled: .lost(Phrase("its answer is not HTTP"))
    case .other(let text): .lost(Phrase(verbatim: text))
    }
  }
}
