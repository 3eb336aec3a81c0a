package import NIOCore
package import NIOHTTP1

extension Response {
  /// A value as JSON.
  package static func json(_ status: HTTPResponseStatus, _ value: some Encodable) -> Response {
    guard let bytes = encoded(value) else { return .fault }
    return json(status, encoded: bytes)
  }

  /// A value as the bytes of its JSON, to be sent more than once.
  package static func encoded(_ value: some Encodable) -> ByteBuffer? {
    (try? JSONWriter.encode(value)).map { ByteBuffer(bytes: $0) }
  }

  /// JSON that was encoded before.
  package static func json(_ status: HTTPResponseStatus, encoded: ByteBuffer) -> Response {
    bytes(status, encoded, type: "application/json")
  }

  /// Nothing but that it was done.
  package static var noContent: Response { Response(status: .noContent) }

  /// A document in YAML (RFC 9512).
  package static func yaml(_ text: String) -> Response {
    bytes(.ok, ByteBuffer(string: text), type: "application/yaml")
  }

  /// Anything else.
  package static func bytes(
    _ status: HTTPResponseStatus, _ bytes: ByteBuffer, type: String
  ) -> Response {
    Response(status: status, headers: [HeaderName.contentType.rawValue: type], body: bytes)
  }
}
