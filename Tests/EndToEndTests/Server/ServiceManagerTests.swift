import Foundation
import Testing

@Suite("A server under a service manager")
struct ServiceManagerTests {
  @Test("says that it is ready, again and again that it is alive, and that it stops")
  func notifications() throws {
    let desk = try Operator()
    let manager = try Manager(at: desk.file("notify"))
    let (child, port) = try desk.serve(environment: ["NOTIFY_SOCKET": desk.file("notify")])
    var messages = (0..<3).map { _ in manager.next() }
    #expect(messages.contains("READY=1") && messages.contains("WATCHDOG=1"), "\(messages)")
    #expect(try ask("/readyz", port: port).status == 200)
    child.signal(SIGTERM)
    while let last = messages.last, last != nil, last != "STOPPING=1" {
      messages.append(manager.next())
    }
    #expect(messages.last == "STOPPING=1")
    #expect(try child.finish().status == 0)
  }

  /// The socket of a service manager.
  private final class Manager {
    private let descriptor: Int32

    init(at path: String) throws {
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let isBound = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
      }
      try #require(isBound)
      var limit = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// The next message; nil if none comes.
    func next() -> String? {
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
