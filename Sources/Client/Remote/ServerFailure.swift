import Journal
package import ScoreAPI

/// Why a request to a score server came to nothing.
package struct ServerFailure: Error, Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// Nothing came back, for this reason. The request may have been taken or not.
    case unreachable(String)
    /// The server has refused it.
    case refused(Problem)
    /// An error that is not the server's own, as of a proxy before it, with its HTTP status.
    case failed(Int)
    /// What came back cannot be read: what is wrong with it.
    case unreadable(String)
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
  /// A failure of the server, as the player is told it.
  package init(_ failure: ServerFailure) {
    let server = failure.server
    switch failure.kind {
    case .unreachable(let reason):
      self.init(
        "server_unreachable",
        "\(server) cannot be reached (\(reason)); check the network and the address, and try again",
        exit: .unavailable)
    case .failed(let status):
      self.init(
        "server_unreachable",
        "\(server) answers with error \(status) and no reason; try again later",
        exit: .unavailable)
    case .unreadable(let fault):
      self.init(
        "server_answer_unreadable",
        "\(fault) from \(server); is it a wordhoard server, and is this program up to date?")
    case .inconsistent:
      self.init(
        SyncError.inconsistent.code,
        "\(server) contradicts itself about your journal; nothing is lost, try again")
    case .notSignedIn:
      self.init(
        "not_signed_in",
        "you are not signed in at \(server); log in with `wordhoard login NAME`",
        exit: .noPermission)
    case .refused(let problem): self.init(problem, of: server)
    }
  }

  private init(_ problem: Problem, of server: String) {
    var detail = problem.detail.isEmpty ? problem.title : problem.detail
    while detail.hasSuffix(".") { detail.removeLast() }
    detail = shownSafely(detail, limit: 300)
    if let seconds = problem.retryAfter {
      detail += "; try again in \(duration(millis: seconds * 1000))"
    }
    let code = shownSafely(problem.code)
    switch (problem.known, problem.status) {
    case (.tokenInvalid, _):
      self.init(
        code, "your session at \(server) has ended; log in with `wordhoard login NAME`",
        exit: .noPermission)
    case (.credentialsWrong, _), (_, 401), (_, 403):
      self.init(code, "\(server) says: \(detail)", exit: .noPermission)
    case (_, 429), (_, 502...504):
      self.init(code, "\(server) says: \(detail)", exit: .unavailable)
    default: self.init(code, "\(server) says: \(detail)")
    }
  }
}
