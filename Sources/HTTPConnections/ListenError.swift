import Glibc
import NIOCore

/// Why the server cannot listen on its address.
package struct ListenError: Error, Hashable, Sendable {
  /// The reasons with a message of their own, and all others.
  package enum Reason: Hashable, Sendable {
    /// Another program listens on the port.
    case inUse
    /// The port is reserved for root.
    case notPermitted
    /// The address does not belong to this machine.
    case notLocal
    /// The host name is unknown.
    case unknownHost
    /// Any other reason, in the system's words.
    case system(String)
  }

  /// The host.
  package let host: String
  /// The port.
  package let port: Int
  /// The reason that the system reported.
  package let reason: Reason

  /// The reason behind an error of the network library, or nil for any other error.
  package init?(_ error: any Error, host: String, port: Int) {
    self.host = host
    self.port = port
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE: reason = .inUse
    case let error as IOError where error.errnoCode == EACCES: reason = .notPermitted
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL: reason = .notLocal
    case is IOError: reason = .system("\(error)")
    case is SocketAddressError, is SocketAddressError.UnknownHost: reason = .unknownHost
    default: return nil
    }
  }
}
