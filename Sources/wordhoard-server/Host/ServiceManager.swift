import Foundation

/// The service manager that started the process, by the protocol of `sd_notify(3)`.
struct ServiceManager {
  /// A message to the manager.
  enum Message: String {
    /// The server listens; the manager may start dependent units.
    case ready = "READY=1"
    /// The server is alive. If this stays away for `WatchdogSec`, the manager restarts it.
    case alive = "WATCHDOG=1"
    /// The server has begun to stop.
    case stopping = "STOPPING=1"
  }

  private let socket: Int32
  private let address: sockaddr_un
  private let length: socklen_t

  /// The manager whose socket a path names; one that begins with `@` is in the abstract namespace.
  ///
  /// - Parameter path: the value of `NOTIFY_SOCKET`.
  /// - Returns: nil if there is no manager.
  init?(_ path: String?) {
    var address = sockaddr_un()
    guard let path, path.hasPrefix("/") || path.hasPrefix("@"),
      path.utf8.count < MemoryLayout.size(ofValue: address.sun_path)
    else { return nil }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: path.utf8)
      if path.hasPrefix("@") { bytes[0] = 0 }
    }
    socket = Foundation.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    self.address = address
    length =
      socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path) ?? 0)
      + socklen_t(path.utf8.count)
  }

  /// Sends a message. A failure is ignored: the manager then does as if the server hung.
  func notify(_ message: Message) {
    withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let text = message.rawValue
        _ = sendto(
          socket, text, text.utf8.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL),
          address, length)
      }
    }
  }
}
