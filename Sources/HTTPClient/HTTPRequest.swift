package import FoundationEssentials

/// A request to a server.
package struct HTTPRequest: Hashable, Sendable {
  /// The method in capitals, such as `GET`.
  package var method: String
  /// The address: `http` or `https`, visible ASCII characters, no user name. Its path is sent as it is.
  package var url: String
  /// The fields of the header, in their order. Host and length are added.
  package var headers: [HTTPHeader]
  /// The body, if any; the body of `HEAD` is not sent.
  package var body: Data?
  /// The limits of this request.
  package var limits = Limits()

  /// The limits of a request and its response.
  package struct Limits: Hashable, Sendable {
    /// The longest time until there is a connection.
    package var connecting = Duration.seconds(10)
    /// The longest time until the end of the response.
    package var total = Duration.seconds(30)
    /// The longest body of a response, in bytes.
    package var body = 8 << 20
    /// The longest header of a response, in bytes, including the headers of interim responses.
    package var header = 64 << 10

    package init() {}
  }

  package init(
    _ method: String = "GET", _ url: String, headers: [HTTPHeader] = [], body: Data? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// A response that was received completely.
package struct HTTPResponse: Hashable, Sendable {
  /// The status. Redirects are not followed.
  package let status: Int
  /// The fields of the header in their order.
  package let headers: [HTTPHeader]
  /// The body as sent; libcurl does not decompress it.
  package let body: Data

  package init(status: Int, headers: [HTTPHeader] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first field with a name in lower case.
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
