import Foundation
import Synchronization

/// Passes the bytes of TCP connections on, until the network is cut: then they wait, as do new connections.
final class TCPProxy: Sendable {
  let port: Int
  private let target: Int
  private let listener: Int32
  private let cut = Atomic(false)
  private let isOver = Atomic(false)

  /// Whether the network is cut.
  var isCut: Bool {
    get { cut.load(ordering: .relaxed) }
    set { cut.store(newValue, ordering: .relaxed) }
  }

  /// Listens on a free port.
  ///
  /// - Parameter target: the port on this machine to which it connects.
  init(to target: Int) throws {
    self.target = target
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    listener = socket
    let port = try PostgresInstance.freePort()
    self.port = port
    guard TCPProxy.with(port, { bind(socket, $0, $1) }) == 0, listen(socket, 64) == 0 else {
      throw Child.Failure(description: "no proxy on \(port)")
    }
    Thread.detachNewThread { [self] in
      while case let client = accept(socket, nil, nil), client >= 0 {
        Thread.detachNewThread { [self] in serve(client) }
      }
    }
  }

  /// Ends all connections.
  func end() {
    isOver.store(true, ordering: .relaxed)
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve(_ client: Int32) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    defer {
      close(client)
      close(server)
    }
    waitForNetwork()
    guard TCPProxy.with(target, { connect(server, $0, $1) }) == 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isOver.load(ordering: .relaxed) {
      waitForNetwork()
      var ends = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&ends, 2, 100)
      for (from, to) in [(0, 1), (1, 0)] where ends[from].revents != 0 {
        waitForNetwork()
        let count = recv(ends[from].fd, &buffer, buffer.count, 0)
        guard count > 0, send(ends[to].fd, buffer, count, Int32(MSG_NOSIGNAL)) == count else {
          return
        }
      }
    }
  }

  private func waitForNetwork() {
    while isCut, !isOver.load(ordering: .relaxed) { usleep(10_000) }
  }

  private static func with(
    _ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
