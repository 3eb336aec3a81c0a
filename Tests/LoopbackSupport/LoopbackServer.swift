import Foundation
import Synchronization

/// A server on a free port of this machine whose every byte a test decides. Each connection has a thread.
package final class LoopbackServer: Sendable {
  /// Its port.
  package let port: Int
  private let listener: Int32
  private let record: Record

  /// What has arrived.
  private final class Record: Sendable {
    let connections = Atomic(0)
    let requests = Mutex<[String]>([])
  }

  /// The number of connections so far.
  package var connections: Int { record.connections.load(ordering: .sequentiallyConsistent) }
  /// The requests so far, complete with their bodies.
  package var requests: [String] { record.requests.withLock { $0 } }
  /// The address of a path.
  package func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Starts a server.
  ///
  /// - Parameter serve: called for each connection, which ends with it.
  package init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = LoopbackServer.loopback(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isOpen else { throw POSIXError(.EADDRINUSE) }
    port = Int(UInt16(bigEndian: address.sin_port))
    let record = Record()
    (self.listener, self.record) = (listener, record)
    Thread.detachNewThread {
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { break }
        record.connections.add(1, ordering: .sequentiallyConsistent)
        let connection = Connection(client) { request in
          record.requests.withLock { $0.append(request) }
        }
        Thread.detachNewThread { serve(connection) }
      }
      close(listener)
    }
  }

  // Ends the thread that accepts connections, which then closes the socket.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Starts a server that gives every request of a connection the same response.
  package static func answering(_ response: String) throws -> LoopbackServer {
    try LoopbackServer { connection in
      while connection.request() != nil { connection.send(response) }
    }
  }

  /// A port on which nobody listens.
  package static func closedPort() throws -> Int { try LoopbackServer { _ in }.port }

  /// Connects to a local port; nil if it is closed.
  package static func connect(to port: Int) -> Connection? {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = loopback(port: port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(client, $0, size)
      }
    }
    let connection = Connection(client) { _ in }
    return status == 0 ? connection : nil
  }

  private static func loopback(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }
}

/// One end of a connection, which closes with the value.
package final class Connection: Sendable {
  private let descriptor: Int32
  private let note: @Sendable (String) -> Void
  private let waiting = Mutex("")

  init(_ descriptor: Int32, note: @escaping @Sendable (String) -> Void) {
    self.descriptor = descriptor
    self.note = note
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// The next request with its body; nil at the end of the connection.
  package func request() -> String? {
    let request = waiting.withLock { text -> String? in
      while true {
        if let end = text.range(of: "\r\n\r\n")?.upperBound {
          let head = text[..<end].lowercased()
          let field = head.firstMatch(of: /\r\ncontent-length: ([0-9]+)/)
          let length = field.flatMap { Int($0.1) } ?? 0
          if text[end...].utf8.count >= length {
            let whole = String(text[..<text.utf8.index(end, offsetBy: length)])
            text.removeSubrange(..<text.utf8.index(end, offsetBy: length))
            return whole
          }
        }
        guard let bytes = read() else { return nil }
        text += String(decoding: bytes, as: UTF8.self)
      }
    }
    if let request { note(request) }
    return request
  }

  /// The next bytes; nil at the end of the connection.
  package func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Sends bytes; returns whether the connection was open.
  @discardableResult package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends text; returns whether the connection was open.
  @discardableResult package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Closes both directions, so that readers notice.
  package func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Waits until the other end closes the connection.
  package func waitForEnd() { while read() != nil {} }
}
