import NIOHTTP1

/// Rejects requests that the HTTP decoder accepts and this server does not.
enum RequestValidator {
  /// The error in a request; nil if it is valid.
  static func error(
    in head: HTTPRequestHead, limits: ConnectionLimits
  ) -> ConnectionRejection? {
    guard head.uri.utf8.count <= limits.address else {
      return .addressTooLong(limit: limits.address)
    }
    var size = 0
    var hosts = 0
    var codings = 0
    var isChunked = true
    for (name, value) in head.headers {
      // The size on the wire, with the colon, a space and the line break.
      size += name.utf8.count + value.utf8.count + 4
      switch name.utf8.count {
      case 4 where name.lowercased() == "host": hosts += 1
      case 14 where name.lowercased() == "content-length":
        // The decoder takes lengths up to 2^64 - 1, and would wait for such a body.
        guard Int(value) != nil else { return .bodyTooLarge(limit: limits.body) }
      case 17 where name.lowercased() == "transfer-encoding":
        codings += 1
        isChunked = value.lowercased() == "chunked"
      default: break
      }
    }
    guard size <= limits.fields else { return .headersTooLarge(limit: limits.fields) }
    guard hosts == 1 || hosts == 0 && head.version == .http1_0 else {
      return .hostField
    }
    guard codings == 0 || codings == 1 && isChunked && head.version != .http1_0 else {
      return .transferCoding
    }
    return nil
  }

  /// Whether a request is the last on its connection.
  static func isLast(_ head: HTTPRequestHead) -> Bool {
    // The decoder stops if another protocol may begin, although the server has no other.
    !head.isKeepAlive || head.version == .http1_0 || head.method == .CONNECT
      || head.headers.contains(name: "upgrade")
  }

  /// Whether the client waits for `100 Continue` before it sends an acceptable body.
  static func expectsContinue(_ head: HTTPRequestHead, limits: ConnectionLimits) -> Bool {
    guard let expected = head.headers.first(name: "expect") else { return false }
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    return expected.lowercased() == "100-continue" && length <= limits.body
  }
}
