import ClientCore
import Discovery
import Messages

/// The error of a service, with the service's name.
struct DiscoveryFailure {
  private let error: DiscoveryError
  private let host: String
  private let hasContact: Bool

  /// - Parameter hasContact: whether requests contained the player's contact address.
  init(_ error: DiscoveryError, host: String, hasContact: Bool) {
    (self.error, self.host, self.hasContact) = (error, shortened(host, to: 200), hasContact)
  }

  /// The error to throw: `CancellationError` for a cancellation, else `clientError`.
  var asError: any Error { error == .cancelled ? CancellationError() : clientError }

  /// The message and remedy to show to the player.
  var clientError: ClientError {
    switch error {
    case .addressRefused:
      ClientError(
        .addressRefused, "the address \(host) is malformed or not encrypted",
        remedy: "write it as https://books.example.org; http is allowed for this machine only",
        exit: .usage)
    case .offline:
      ClientError(
        .offline, "\(host) cannot be reached",
        remedy: "check the network; what you have seen before is shown without it",
        exit: .unavailable)
    case .insecure:
      ClientError(
        .serviceInsecure, "the connection to \(host) is not secure",
        remedy: "check the date of this machine, and its certificates", exit: .unavailable)
    case .timedOut:
      ClientError(
        .serviceTimedOut, "\(host) has not answered in time", remedy: "try again later",
        exit: .unavailable)
    case .refused(let status): refused(status)
    case .busy(let pause):
      ClientError(
        .serviceBusy, "\(host) has too many requests now",
        remedy: "try again in \(DiscoveryFailure.seconds(pause)) seconds", exit: .unavailable)
    case .tooLarge:
      ClientError(.answerTooLarge, "the answer of \(host) is too large", exit: .data)
    case .unexpected(let expected): unexpected(expected)
    case .cutOff:
      ClientError(
        .answerCutOff, "the connection to \(host) ended too early", remedy: "try again",
        exit: .unavailable)
    case .redirectLoop:
      ClientError(
        .redirectLoop, "\(host) redirects too often", remedy: "try again later",
        exit: .unavailable)
    case .cancelled: ClientError(.failed, "stopped")
    case .libraryMissing(let package):
      ClientError(
        .libraryMissing, "\(package) is needed to ask \(host)",
        remedy: "get it with `sudo apt install \(package)`", exit: .unavailable)
    }
  }

  private func refused(_ status: Int) -> ClientError {
    switch status {
    case 403 where !hasContact:
      ClientError(
        .serviceRefused, "\(host) refuses requests of unknown programs (\(status))",
        remedy: "say how you can be reached: `wordhoard settings set discovery.contact ADDRESS`",
        exit: .unavailable)
    case 404, 410:
      ClientError(
        .serviceRefused, "\(host) does not have it any more (\(status))", exit: .unavailable)
    case 401:
      ClientError(
        .serviceRefused, "\(host) wants a password (\(status)), which is not supported",
        exit: .unavailable)
    case 400..<500:
      ClientError(
        .serviceRefused, "\(host) refuses the request (\(status))",
        remedy: "try another tag, or later", exit: .unavailable)
    default:
      ClientError(
        .serviceRefused, "\(host) is out of order (\(status))", remedy: "try again later",
        exit: .unavailable)
    }
  }

  private func unexpected(_ expected: DiscoveryError.Expected) -> ClientError {
    switch expected {
    case .book:
      ClientError(
        .answerUnexpected, "\(host) sent something other than the book",
        remedy: "download it with a browser, and add it with `wordhoard book add FILE`",
        exit: .data)
    case .feed:
      ClientError(
        .answerUnexpected, "\(host) did not send a catalog in OPDS",
        remedy: "check the address", exit: .data)
    case .searchForm:
      ClientError(.answerUnexpected, "the catalog of \(host) cannot be searched", exit: .data)
    case .http, .redirect, .plainBody, .json, .picture:
      ClientError(
        .answerUnexpected, "the answer of \(host) cannot be read",
        remedy: "it may be overloaded; try again later", exit: .data)
    }
  }

  private static func seconds(_ pause: Duration) -> Int {
    Int(max(1, pause.components.seconds + (pause.components.attoseconds > 0 ? 1 : 0)))
  }
}
