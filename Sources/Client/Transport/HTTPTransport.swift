import AsyncHTTPClient
import Foundation
import Messages
import NIOCore
import NIOHTTP1
import ScoreAPI

/// The transport of a real process: HTTP/1.1 with AsyncHTTPClient. Certificates are verified.
package struct HTTPTransport: Transport {
  private let origin: String

  /// Created for the first request, and kept until the process ends.
  private static let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: {
      var configuration = HTTPClient.Configuration(
        redirectConfiguration: .disallow,
        timeout: .init(connect: .seconds(10), read: .seconds(Int64(longestRequest))))
      configuration.httpVersion = .http1Only
      // One attempt to connect: the player is notified at once, and `RemoteReferee` tries again.
      configuration.connectionPool.retryConnectionEstablishment = false
      return configuration
    }())

  /// Seconds after which a request is given up.
  private static let longestRequest = 30

  /// A transport to a server.
  package init(_ address: ServerAddress) { origin = address.origin }

  package func send(_ request: ServerRequest) async throws(TransportFailure) -> ServerResponse {
    do {
      return try await withThrowingTaskGroup(of: ServerResponse.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await exchange(request) }
        group.addTask {
          try await Task.sleep(for: .seconds(HTTPTransport.longestRequest))
          throw TransportFailure.lost(Phrase("no answer in time"))
        }
        guard let first = try await group.next() else {
          throw TransportFailure.lost(Phrase("cancelled"))
        }
        return first
      }
    } catch let failure as TransportFailure {
      throw failure
    } catch is NIOTooManyBytesError {
      throw .tooLong
    } catch {
      throw .lost(HTTPTransport.reason(error))
    }
  }

  private func exchange(_ request: ServerRequest) async throws -> ServerResponse {
    var message = HTTPClientRequest(url: origin + request.path)
    message.method = HTTPMethod(rawValue: request.method.rawValue.uppercased())
    message.headers.add(name: "Accept", value: "application/json, \(Problem.mediaType)")
    message.headers.add(name: "User-Agent", value: "wordhoard")
    if let token = request.token {
      message.headers.add(name: "Authorization", value: "Bearer \(token)")
    }
    if let body = request.body {
      message.headers.add(name: "Content-Type", value: "application/json")
      message.body = .bytes(ByteBuffer(bytes: body))
    }
    let answer = try await HTTPTransport.client.execute(
      message, timeout: .seconds(Int64(HTTPTransport.longestRequest)))
    let body = try await answer.body.collect(upTo: ServerResponse.longestBody)
    var headers: [String: String] = [:]
    for (name, value) in answer.headers { headers[name.lowercased()] = value }
    return ServerResponse(
      status: Int(answer.status.code), headers: headers, body: Data(body.readableBytesView))
  }

  /// A failure in a few words.
  private static func reason(_ error: any Error) -> Phrase {
    switch error {
    case let error as HTTPClientError
    where [.connectTimeout, .deadlineExceeded, .readTimeout].contains(error):
      return Phrase("no answer in time")
    case let error as IOError: return Phrase(verbatim: String(cString: strerror(error.errnoCode)))
    case is CancellationError: return Phrase("cancelled")
    default: break
    }
    // The messages of NIO and BoringSSL are long, and of little use to a player.
    let text = "\(error)"
    let known = causes.first { text.contains($0.key) }
    return known?.value ?? Phrase(verbatim: shownSafely(text, limit: 120))
  }

  private static let causes: KeyValuePairs<String, Phrase> = [
    "CERTIFICATE_VERIFY_FAILED": Phrase("its certificate is not trusted"),
    "unableToValidateCertificate": Phrase("its certificate is for another name"),
    "handshakeFailed": Phrase("it does not use https"),
    "UnknownHost": Phrase("no such host"),
    "onnection refused": Phrase("connection refused"),
  ]
}
