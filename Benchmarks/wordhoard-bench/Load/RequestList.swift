/// Sends the same requests repeatedly, one after the other.
struct RequestList: LoadScript {
  private let requests: [[UInt8]]
  private let pause: UInt64?
  private var left: Int
  private var place = 0

  /// - Parameters:
  ///   - requests: the bytes of the requests.
  ///   - count: the total number of requests.
  ///   - pause: the nanoseconds from one request of a connection to its next; nil for none.
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

/// Builds the bytes of requests.
enum RawRequest {
  /// A GET request for a path.
  static func get(_ path: String, token: String? = nil) -> String {
    head("GET", path, token: token) + "\r\n"
  }

  /// A POST request with a JSON body.
  static func post(_ path: String, token: String? = nil, json: String) -> String {
    head("POST", path, token: token) + tail(json)
  }

  /// The request line and the header fields up to the length of the body.
  static func head(_ method: String, _ path: String, token: String?) -> String {
    var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
    if let token { head += "Authorization: Bearer \(token)\r\n" }
    return head
  }

  /// The length of the body, and the body.
  static func tail(_ json: String) -> String {
    "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n\(json)"
  }
}
