import Foundation
import HTTPClient

private let client = HTTPClient(.init(environment: [:]))

/// Sends a request to a local server.
///
/// - Parameter json: the body; its type is JSON unless the header says otherwise.
func fetch(
  _ method: String, _ path: String, port: Int, headers: [(String, String)] = [],
  token: String? = nil, json: String? = nil
) async throws -> Answer {
  var request = HTTPRequest(method, "http://127.0.0.1:\(port)\(path)")
  request.headers = headers.map { HTTPHeader($0.0, $0.1) }
  if let token { request.headers.append(HTTPHeader("authorization", "Bearer \(token)")) }
  if let json {
    if !headers.contains(where: { $0.0.lowercased() == "content-type" }) {
      request.headers.append(HTTPHeader("content-type", "application/json"))
    }
    request.body = Data(json.utf8)
  }
  request.limits.total = .seconds(60)
  request.limits.body = 16 << 20
  let response = try await client.send(request)
  return Answer(
    status: response.status, headers: response.headers.map { ($0.name, $0.value) },
    body: String(decoding: response.body, as: UTF8.self))
}
