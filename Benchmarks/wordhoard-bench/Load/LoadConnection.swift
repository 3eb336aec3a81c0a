import Glibc

/// One connection of a load: plain HTTP/1.1, one request at a time.
struct LoadConnection {
  /// The place of a complete response in the received bytes.
  struct Answer {
    let status: Int
    let body: Range<Int>
  }

  let socket: Int32
  /// The time at which the last request was sent, in nanoseconds.
  private(set) var askedAt: UInt64 = 0
  /// Whether the response to the last request has not arrived yet.
  private(set) var isWaiting = false
  /// The time in nanoseconds at which to send the next request, if the load has a pace.
  var nextAt: UInt64 = 0
  private var request: [UInt8] = []
  private var received: [UInt8]
  private var count = 0

  /// Connects to a port of this machine.
  ///
  /// - Parameter number: the number of the connection. Each uses its own loopback address, since a server limits
  ///   the logins of an address.
  init(port: Int, number: Int) throws {
    socket = try LoadConnection.connected(to: port, from: 0x7F01_0000 + UInt32(number))
    received = [UInt8](repeating: 0, count: 1 << 16)
  }

  /// Opens a socket that is connected to a port of this machine.
  ///
  /// - Parameters:
  ///   - address: its own loopback address.
  ///   - buffer: the number of bytes that may arrive before they are read; nil for the system's
  ///     default.
  static func connected(
    to port: Int, from address: UInt32, buffer: Int32? = nil
  ) throws(BenchError) -> Int32 {
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var on: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    if var buffer {
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVBUF, &buffer, socklen_t(MemoryLayout<Int32>.size))
    }
    let isConnected =
      with(address, port: 0) { bind(descriptor, $0, $1) } == 0
      && with(0x7F00_0001, port: port) { connect(descriptor, $0, $1) } == 0
    guard isConnected else {
      close(descriptor)
      throw BenchError(
        message: "no connection to port \(port): \(String(cString: strerror(errno)))")
    }
    return descriptor
  }

  private static func with(
    _ host: UInt32, port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(host.bigEndian)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Sends the script's next request. Requests are small, so the socket takes each completely.
  ///
  /// - Returns: false if there is no further request.
  mutating func ask(
    _ script: inout some LoadScript, as index: Int, at instant: UInt64
  ) throws -> Bool {
    request.removeAll(keepingCapacity: true)
    guard script.writeRequest(index, to: &request) else { return false }
    let sent = request.withUnsafeBytes {
      Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard sent == request.count else { throw BenchError(message: "the connection was closed") }
    askedAt = instant
    isWaiting = true
    return true
  }

  /// Reads the received bytes.
  ///
  /// - Parameter take: receives the body when the response is complete.
  /// - Returns: whether the response is complete.
  /// - Throws: `BenchError` if the connection was closed or the status is not 2xx.
  mutating func receive(_ take: (UnsafeRawBufferPointer) throws -> Void) throws -> Bool {
    if count == received.count { received += [UInt8](repeating: 0, count: received.count) }
    let length = received.withUnsafeMutableBytes {
      recv(socket, $0.baseAddress.map { $0 + count }, $0.count - count, 0)
    }
    guard length > 0 else { throw BenchError(message: "the connection was closed") }
    count += length
    return try received.withUnsafeBytes { bytes in
      let whole = UnsafeRawBufferPointer(rebasing: bytes[..<count])
      guard let answer = try LoadConnection.answer(in: whole) else { return false }
      let body = UnsafeRawBufferPointer(rebasing: whole[answer.body])
      guard (200..<300).contains(answer.status) else {
        throw BenchError(
          message: "status \(answer.status): \(String(decoding: body.prefix(300), as: UTF8.self))")
      }
      count = 0
      isWaiting = false
      try take(body)
      return true
    }
  }

  /// The response, if it is complete.
  ///
  /// - Throws: `BenchError` if the response does not contain its length.
  static func answer(in bytes: UnsafeRawBufferPointer) throws -> Answer? {
    guard let end = place(of: "\r\n\r\n", in: bytes), bytes.count > 12 else { return nil }
    let status = number(in: bytes, at: 9)
    if status == 204 { return Answer(status: status, body: end + 4..<end + 4) }
    let head = UnsafeRawBufferPointer(rebasing: bytes[..<end])
    guard
      let field = place(of: "\r\nContent-Length: ", in: head)
        ?? place(of: "\r\ncontent-length: ", in: head)
    else {
      throw BenchError(
        message: "an answer without Content-Length: \(String(decoding: head, as: UTF8.self))")
    }
    let body = end + 4..<end + 4 + number(in: bytes, at: field + 18)
    return body.upperBound <= bytes.count ? Answer(status: status, body: body) : nil
  }

  private static func number(in bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    bytes[place...].prefix { (48...57).contains($0) }.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}

/// The offset of the first occurrence of a text; nil if there is none.
func place(of text: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
  let count = text.utf8CodeUnitCount
  guard bytes.count >= count else { return nil }
  for start in 0...bytes.count - count where bytes[start] == text.utf8Start[0] {
    if (1..<count).allSatisfy({ bytes[start + $0] == text.utf8Start[$0] }) { return start }
  }
  return nil
}
