package import HTTPConnections
import Messages
package import NIOCore
package import NIOHTTP1
import ScoreAPI

extension Response {
  /// Responds with a value as JSON; with an internal error if it cannot be encoded.
  package static func json(_ status: HTTPResponseStatus, _ value: some Encodable) -> Response {
    guard let bytes = encoded(value) else { return .internalError(in: .english) }
    return json(status, encoded: bytes)
  }

  /// The JSON of a value, to be sent more than once.
  package static func encoded(_ value: some Encodable) -> ByteBuffer? {
    (try? JSONWriter.encode(value)).map { ByteBuffer(bytes: $0) }
  }

  /// A response with JSON that was encoded before.
  package static func json(_ status: HTTPResponseStatus, encoded: ByteBuffer) -> Response {
    bytes(status, encoded, type: "application/json")
  }

  /// A successful response without a body.
  package static var noContent: Response { Response(status: .noContent) }

  /// The response to a deletion: 202 if there are events that are removed in the background.
  static func deleted(eventsLeft: Int) -> Response {
    eventsLeft == 0 ? .noContent : .json(.accepted, DeletionView(eventsLeft: eventsLeft))
  }

  /// A YAML document (RFC 9512).
  package static func yaml(_ text: String) -> Response {
    bytes(.ok, ByteBuffer(string: text), type: "application/yaml")
  }

  /// A response with any other body.
  package static func bytes(
    _ status: HTTPResponseStatus, _ bytes: ByteBuffer, type: String
  ) -> Response {
    Response(status: status, headers: [HeaderName.contentType.rawValue: type], body: bytes)
  }
}
