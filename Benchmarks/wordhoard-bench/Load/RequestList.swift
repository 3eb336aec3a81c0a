/// Sends the same requests again and again, one after the other.
struct RequestList: LoadScript {
  private let requests: [[UInt8]]
  private let pause: UInt64?
  private var left: Int
  private var place = 0

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - requests: the bytes of the requests.
  ///   - count: the total number of requests.
  ///   - pause: nanoseconds from one request of a connection to its next; nil for none.
  init(_ requests: [String], count: Int = .max, pause: UInt64? = nil) {
    self.requests = requests.map { Array($0.utf8) }
    self.pause = pause
    left = count
  }

  func interval(of connection: Int) -> UInt64? { pause }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    bytes += requests[place]
    place = place + 1 == requests.count ? 0 : place + 1
    return true
  }
}

/// The bytes of requests.
enum RawRequest {
  /// A request that reads an address.
  static func get(_ path: String, token: String? = nil) -> String {
    head("GET", path, token: token) + "\r\n"
  }

  /// A request that sends JSON to an address.
  static func post(_ path: String, token: String? = nil, json: String) -> String {
    head("POST", path, token: token) + tail(json)
  }

  /// A request up to the length of its body.
  static func head(_ method: String, _ path: String, token: String?) -> String {
    var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
    if let token { head += "Authorization: Bearer \(token)\r\n" }
    return head
  }

  /// The rest of a request.
  static func tail(_ json: String) -> String {
    "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n\(json)"
  }
}
