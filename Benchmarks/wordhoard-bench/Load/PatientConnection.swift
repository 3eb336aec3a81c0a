import Glibc

/// A connection that waits for each response, whatever its status.
final class PatientConnection {
  /// A complete response.
  struct Answer {
    let status: Int
    /// The status line and the header fields, as received.
    let head: String
    let body: [UInt8]
  }

  private let socket: Int32

  /// Connects to a port of this machine.
  ///
  /// - Parameters:
  ///   - address: a loopback address to connect from.
  ///   - patience: the number of seconds after which a response fails.
  init(port: Int, from address: UInt32, patience: Int = 60) throws(BenchError) {
    socket = try LoadConnection.connected(to: port, from: address)
    var time = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  /// Sends a request, and waits for its response.
  ///
  /// - Throws: `BenchError` if the connection is closed, or there is no response in time.
  func ask(_ request: String) throws -> Answer {
    var request = request
    try request.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(
          socket, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { throw BenchError(message: "the connection was closed") }
        sent += count
      }
    }
    var received: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &part, part.count, 0)
      guard count > 0 else { throw BenchError(message: "the connection was closed") }
      received += part.prefix(count)
      let answer = try received.withUnsafeBytes { try LoadConnection.answer(in: $0) }
      if let answer {
        return Answer(
          status: answer.status,
          head: String(decoding: received[..<answer.body.lowerBound], as: UTF8.self),
          body: Array(received[answer.body]))
      }
    }
  }
}
