package import HTTPTypes
package import NIOCore

/// What a client is told.
package struct Response: Sendable {
  /// The status.
  package var status: HTTPResponse.Status
  /// The fields, with `Content-Length`.
  package var headers: HTTPFields
  /// The body, whole.
  package var body: ByteBuffer

  /// An answer.
  package init(
    status: HTTPResponse.Status, headers: HTTPFields = [:], body: ByteBuffer = ByteBuffer()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.headers[.contentLength] = String(body.readableBytes)
  }
}
