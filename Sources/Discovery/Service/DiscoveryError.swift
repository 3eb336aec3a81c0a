package import HTTPClient

/// Why a service did not return the requested data.
package enum DiscoveryError: Error, Hashable, Sendable {
  /// The kind of answer that was expected.
  package enum Expected: String, Hashable, Sendable {
    case http, redirect, plainBody, json, feed, searchForm, picture, book
  }

  /// The address is malformed, or plain http to another machine.
  case addressRefused
  /// The host was not reached; usually there is no network.
  case offline(HTTPFailure)
  /// The host could not prove who it is, or cannot encrypt.
  case insecure(HTTPFailure)
  /// There was no complete answer in time.
  case timedOut
  /// The service answered with this status.
  case refused(status: Int)
  /// The service wants no request for this long.
  case busy(Duration)
  /// The answer exceeds a limit.
  case tooLarge
  /// The answer is something else than it should be.
  case unexpected(Expected)
  /// The connection ended before the answer did.
  case cutOff
  /// The service redirected too often.
  case redirectLoop
  /// The task was cancelled, perhaps while it waited for its turn.
  case cancelled
  /// A library is not installed; the value is the name of its Debian package.
  case libraryMissing(String)

  /// The stable error code, for scripts.
  package var code: String {
    switch self {
    case .addressRefused: "address_refused"
    case .offline: "offline"
    case .insecure: "service_insecure"
    case .timedOut: "service_timed_out"
    case .refused: "service_refused"
    case .busy: "service_busy"
    case .tooLarge: "answer_too_large"
    case .unexpected: "answer_unexpected"
    case .cutOff: "answer_cut_off"
    case .redirectLoop: "redirect_loop"
    case .cancelled: "cancelled"
    case .libraryMissing: "library_missing"
    }
  }

  init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .invalidRequest: .addressRefused
      case .libraryMissing: .libraryMissing("libcurl4")
      case .unknownHost, .refused, .proxyUnreachable, .proxyRefused, .other: .offline(failure)
      case .untrustedCertificate, .certificateOfOtherName, .notEncrypted, .encryption:
        .insecure(failure)
      case .timedOut: .timedOut
      case .tooLong: .tooLarge
      case .cancelled: .cancelled
      case .cutOff: .cutOff
      case .garbled: .unexpected(.http)
      }
  }
}
