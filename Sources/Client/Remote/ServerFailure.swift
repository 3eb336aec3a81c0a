import Journal
package import Messages
package import ScoreAPI

/// Why a request to a score server came to nothing.
package struct ServerFailure: Error, Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// Nothing came back, for this reason. The request may have been taken or not.
    case unreachable(Phrase)
    /// The server has refused it.
    case refused(Problem)
    /// An error that is not the server's own, as of a proxy before it, with its HTTP status.
    case failed(Int)
    /// The answer cannot be used: what is wrong with it.
    case unreadable(Phrase)
    /// What the server says about the journal contradicts what it said before.
    case inconsistent
    /// The request needs a session, and there is none for this server.
    case notSignedIn
  }

  /// The server's origin.
  package let server: String
  /// What happened.
  package let kind: Kind

  /// A failure.
  package init(server: String, kind: Kind) {
    self.server = server
    self.kind = kind
  }

  /// The server's code, where it is one that this version knows.
  package var code: ErrorCode? {
    if case .refused(let problem) = kind { problem.known } else { nil }
  }

  /// Whether the same request may well succeed a little later.
  package var isPassing: Bool {
    switch kind {
    case .unreachable: true
    case .failed(let status): [502, 503, 504].contains(status)
    case .refused(let problem): problem.status == 429 || problem.status == 503
    case .unreadable, .inconsistent, .notSignedIn: false
    }
  }

  /// Whether there is no server to play on for now: the network is away or asks for a login of its
  /// own, or the server is busy or broken.
  package var isOutage: Bool {
    switch kind {
    case .unreachable, .failed, .unreadable: true
    case .refused(let problem): problem.status == 429 || problem.status >= 500
    case .inconsistent, .notSignedIn: false
    }
  }

  /// Whether a server that is being started again may answer like this.
  package var isRestart: Bool {
    switch kind {
    case .failed(let status): [502, 503].contains(status)
    case .refused(let problem): problem.status == 503
    case .unreachable, .unreadable, .inconsistent, .notSignedIn: false
    }
  }

  /// How many seconds the server asks to wait.
  package var retryAfter: Int? {
    if case .refused(let problem) = kind { problem.retryAfter } else { nil }
  }
}

extension ServerFailure: ClientErrorConvertible {
  package var clientError: ClientError { ClientError(self) }
}

extension ClientError {
  /// A failure of a server, as the player reads it.
  package init(_ failure: ServerFailure) {
    let server = failure.server
    switch failure.kind {
    case .unreachable(let reason):
      self.init(
        .serverUnreachable, "\(server) cannot be reached (\(reason))",
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
        remedy: "nothing is lost; try again")
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
    let fault = Phrase("\(server) says: \(shownSafely(detail, limit: 300))")
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
