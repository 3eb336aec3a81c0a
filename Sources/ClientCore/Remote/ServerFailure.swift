package import HTTPClient
import Journal
package import Messages
package import ScoreAPI

/// The failure of a request to a score server.
package struct ServerFailure: Error, Hashable, Sendable {
  /// The reason for a failure.
  package enum Kind: Hashable, Sendable {
    /// There was no response, for this reason. The server may have executed the request.
    case unreachable(HTTPFailure)
    /// The server refused the request with a problem of its API.
    case refused(Problem)
    /// An error with this HTTP status that is not from the server itself but, for example, from a proxy.
    case failed(Int)
    /// The response is invalid, for this reason.
    case unreadable(Phrase)
    /// The server's responses about the journal contradict each other.
    case inconsistent
    /// The server has more events of the journal than one sync reads.
    case tooManyEvents
    /// The request needs a session, and the player has none on this server.
    case notSignedIn
  }

  /// The origin of the server that was asked.
  package let server: String
  /// The reason for the failure.
  package let kind: Kind

  package init(server: String, kind: Kind) {
    self.server = server
    self.kind = kind
  }

  /// The server's code; nil if this version does not know it.
  package var code: ErrorCode? {
    if case .refused(let problem) = kind { problem.known } else { nil }
  }

  /// Whether the same request may succeed a little later.
  package var isPassing: Bool {
    switch kind {
    case .unreachable(.libraryMissing): false
    case .unreachable: true
    case .failed(let status): [502, 503, 504].contains(status)
    case .refused(let problem): problem.status == 429 || problem.status == 503
    case .unreadable, .inconsistent, .tooManyEvents, .notSignedIn: false
    }
  }

  /// Whether no server is available for now: there is no network or only its login page, the server is busy
  /// or broken, or libcurl is not installed.
  package var isOutage: Bool {
    switch kind {
    case .unreachable, .failed, .unreadable: true
    case .refused(let problem): problem.status == 429 || problem.status >= 500
    case .inconsistent, .tooManyEvents, .notSignedIn: false
    }
  }

  /// Whether a server that is restarting may respond like this.
  package var isRestart: Bool {
    switch kind {
    case .failed(let status): [502, 503].contains(status)
    case .refused(let problem): problem.status == 503
    case .unreachable, .unreadable, .inconsistent, .tooManyEvents, .notSignedIn: false
    }
  }

  /// The seconds to wait before the next request, as the server requires; nil if it requires no
  /// pause.
  package var retryAfter: Int? {
    if case .refused(let problem) = kind { problem.retryAfter } else { nil }
  }
}

extension ServerFailure: ClientErrorConvertible {
  package var clientError: ClientError { ClientError(self) }
}

extension ClientError {
  /// The error for a failure of a server.
  package init(_ failure: ServerFailure) {
    let server = failure.server
    switch failure.kind {
    case .unreachable(.libraryMissing):
      self.init(
        .serverUnreachable, "\(server) cannot be reached: libcurl is not installed",
        remedy: "get it with `sudo apt install libcurl4`", exit: .unavailable)
    case .unreachable(let reason):
      self.init(
        .serverUnreachable, "\(server) cannot be reached (\(reason.phrase))",
        remedy: "check the network and the address, and try again", exit: .unavailable)
    case .failed(let status):
      self.init(
        .serverUnreachable, "\(server) answers with error \(status) and no reason",
        remedy: "try again later", exit: .unavailable)
    case .unreadable(let reason):
      self.init(
        .serverAnswerUnreadable, "\(server) sent an unusable answer (\(reason))",
        remedy: "is it a wordhoard server, and is this program up to date?")
    case .inconsistent:
      self.init(
        .syncInconsistent, "\(server) contradicts itself about your journal",
        remedy: "nothing is lost; try again, and report it to the server's operator if it persists")
    case .tooManyEvents:
      self.init(
        .syncTooLong, "\(server) has more events than one sync reads",
        remedy: "sync again to continue; if you have never had so many, report it to its operator")
    case .notSignedIn:
      self.init(
        .notSignedIn, "you are not signed in at \(server)",
        remedy: "log in with `wordhoard login NAME`", exit: .noPermission)
    case .refused(let problem): self.init(problem, of: server)
    }
  }

  private init(_ problem: Problem, of server: String) {
    var detail = problem.detail.isEmpty ? problem.title : problem.detail
    while detail.hasSuffix(".") { detail.removeLast() }
    let fault = Phrase("\(server) says: \(shortened(detail, to: 300))")
    let remedy = problem.retryAfter.map {
      Phrase("try again in \(DurationTexts.phrase(millis: $0 * 1000))")
    }
    let code = problem.known.flatMap { Code(rawValue: $0.rawValue) } ?? .refused
    switch (problem.known, problem.status) {
    case (.tokenInvalid, _):
      self.init(
        code, "your session at \(server) has ended",
        remedy: "log in with `wordhoard login NAME`", exit: .noPermission)
    case (.credentialsWrong, _), (_, 401), (_, 403):
      self.init(code, fault, remedy: remedy, exit: .noPermission)
    case (_, 429), (_, 502...504): self.init(code, fault, remedy: remedy, exit: .unavailable)
    default: self.init(code, fault, remedy: remedy)
    }
  }
}
