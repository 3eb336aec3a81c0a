import Foundation

/// A persistent connection to a server on this machine: plain HTTP/1.1, one request at a time, so that a test
/// knows what was sent and received.
final class HTTPConnection {
  let descriptor: Int32
  private var received = Data()

  /// Connects to a port.
  ///
  /// - Parameters:
  ///   - client: the number of the client; each has its own loopback address.
  ///   - patience: the longest wait for a response, in seconds.
  init(port: Int, client: UInt32 = 0, patience: Int = 20) throws {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    descriptor = socket
    let isOpen =
      HTTPConnection.with(INADDR_LOOPBACK + client, port: 0) { bind(socket, $0, $1) } == 0
      && HTTPConnection.with(INADDR_LOOPBACK, port: port) { connect(socket, $0, $1) } == 0
    guard isOpen else { throw Child.Failure(description: "nobody listens on \(port)") }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var on: Int32 = 1
    setsockopt(
      socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit { close(descriptor) }

  private static func with(
    _ host: UInt32, port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Sends bytes unchanged.
  ///
  /// - Returns: whether all were sent.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// The next response; nil if the connection ends or stays silent before it is complete.
  func receive() -> HTTPAnswer? {
    while true {
      if let answer = takeAnswer() { return answer }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
  }

  /// Sends a request and waits for its response.
  func ask(
    _ method: String, _ path: String, token: String? = nil, json: String? = nil
  ) -> HTTPAnswer? {
    send(HTTPConnection.request(method, path, token: token, json: json)) ? receive() : nil
  }

  /// The bytes of a request.
  static func request(
    _ method: String, _ path: String, token: String? = nil, json: String? = nil
  ) -> String {
    var text = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
    if let token { text += "Authorization: Bearer \(token)\r\n" }
    if let json {
      text += "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n"
    }
    return text + "\r\n" + (json ?? "")
  }

  private func takeAnswer() -> HTTPAnswer? {
    guard let end = received.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = fields["content-length"].flatMap { Int($0) } ?? 0
    guard received.count - (end.upperBound - received.startIndex) >= length else { return nil }
    let body = received[end.upperBound..<end.upperBound + length]
    received = Data(received[body.endIndex...])
    return HTTPAnswer(
      status: lines.first.flatMap { Int($0.dropFirst("HTTP/1.1 ".count).prefix(3)) } ?? 0,
      fields: fields, body: Data(body))
  }
}
