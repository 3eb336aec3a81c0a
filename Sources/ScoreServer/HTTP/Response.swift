package import NIOCore
package import NIOHTTP1

/// What a client is told.
package struct Response: Sendable {
  /// The status.
  package var status: HTTPResponseStatus
  /// The fields, with `Content-Length`.
  package var headers: HTTPHeaders
  /// The body, whole.
  package var body: ByteBuffer

  /// An answer.
  package init(
    status: HTTPResponseStatus, headers: HTTPHeaders = [:], body: ByteBuffer = ByteBuffer()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.headers[.contentLength] = String(body.readableBytes)
  }

  /// What goes before the body on the wire.
  var head: HTTPResponseHead {
    HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }
}
