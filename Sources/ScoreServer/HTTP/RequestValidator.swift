import NIOHTTP1
import ScoreAPI

/// What the HTTP decoder lets pass and we do not.
enum RequestValidator {
  /// What is wrong with a request; nil where it is sound.
  static func problem(with head: HTTPRequestHead, limits: ConnectionLimits) -> Problem? {
    guard head.uri.utf8.count <= limits.address else { return tooLong(limits) }
    var size = 0
    var hosts = 0
    var codings = 0
    var isChunked = true
    for (name, value) in head.headers {
      // As they stand on the wire, with the colon, a space and the line's end.
      size += name.utf8.count + value.utf8.count + 4
      switch name.utf8.count {
      case 4 where name.lowercased() == "host": hosts += 1
      case 17 where name.lowercased() == "transfer-encoding":
        codings += 1
        isChunked = value.lowercased() == "chunked"
      default: break
      }
    }
    guard size <= limits.fields else { return tooLarge(limits) }
    guard hosts == 1 || hosts == 0 && head.version == .http1_0 else {
      return Problem(.malformed, "Send one field `Host`.")
    }
    guard codings == 0 || codings == 1 && isChunked && head.version != .http1_0 else {
      return Problem(.malformed, "Send the body plainly or in chunks.")
    }
    return nil
  }

  /// Whether nothing can follow a request on its connection.
  static func isLast(_ head: HTTPRequestHead) -> Bool {
    // The decoder stops where another protocol may begin, although none is spoken here.
    !head.isKeepAlive || head.version == .http1_0 || head.method == .CONNECT
      || head.headers.contains(name: "upgrade")
  }

  /// Whether the client waits for a word before it sends the body, and may have it.
  static func expectsContinue(_ head: HTTPRequestHead, limits: ConnectionLimits) -> Bool {
    guard let expected = head.headers.first(name: "expect") else { return false }
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    return expected.lowercased() == "100-continue" && length <= limits.body
  }

  /// The address is too long.
  static func tooLong(_ limits: ConnectionLimits) -> Problem {
    Problem(.uriTooLong, "The address may have \(limits.address) bytes.")
  }

  /// The fields are too large.
  static func tooLarge(_ limits: ConnectionLimits) -> Problem {
    Problem(.headersTooLarge, "The fields may have \(limits.fields) bytes.")
  }
}
