import Foundation
import NIOCore

/// Why a server cannot listen where it should.
package struct ListenFailure: Error, Hashable, Sendable {
  /// What is wrong; what to do.
  package let message: String

  /// The failure behind an error of the network, or nil for any other error.
  package init?(_ error: any Error, settings: ServerSettings) {
    let place = "\(settings.host) port \(settings.port)"
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      message = "\(place) is in use; stop what listens there, or choose another with --port"
    case let error as IOError where error.errnoCode == EACCES:
      message = "\(place) may not be listened on; choose a port above 1023 with --port"
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      message = "\(settings.host) is no address of this machine; choose another with --host"
    case is IOError: message = "\(place) cannot be listened on: \(error)"
    case is SocketAddressError, is SocketAddressError.UnknownHost:
      message = "\(settings.host) is no address that is known; choose another with --host"
    default: return nil
    }
  }
}
