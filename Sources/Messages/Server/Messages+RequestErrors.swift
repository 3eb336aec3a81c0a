package import ScoreAPI

/// Titles and details of rejected requests, for `application/problem+json` and the pages.
extension Messages {
  /// A kind of error in a few words.
  package func title(of code: ErrorCode) -> String {
    switch code {
    case .malformed: self("Malformed request")
    case .credentialsWrong: self("Wrong name or password")
    case .tokenInvalid: self("Not signed in")
    case .forbidden: self("Not allowed")
    case .registrationClosed: self("Signup is closed")
    case .notFound: self("Not found")
    case .methodNotAllowed: self("Method not allowed")
    case .notAcceptable: self("Media type not available")
    case .usernameTaken: self("Name not available")
    case .runClosed: self("The run has ended")
    case .moveDiffers: self("Another move has this number")
    case .moveOutOfOrder: self("Not the next move")
    case .dateNotOpen: self("The daily is not open")
    case .cursorUnknown: self("Unknown cursor")
    case .bodyTooLarge: self("Body too large")
    case .uriTooLong: self("Address too long")
    case .mediaTypeUnsupported: self("Media type not supported")
    case .usernameInvalid: self("Name not allowed")
    case .passwordTooShort: self("Password too short")
    case .passwordTooCommon: self("Password too common")
    case .valueInvalid: self("Invalid value")
    case .rateLimited: self("Too many requests")
    case .headersTooLarge: self("Header fields too large")
    case .unavailable: self("Not available now")
    }
  }

  /// What is wrong with a request, and what to do.
  package func detail(of error: RequestError) -> String {
    switch error {
    case .http(let error): detail(of: error)
    case .body(let error): detail(of: error)
    case .query(let error): detail(of: error)
    case .notFound(let resource): detail(ofMissing: resource)
    case .account(let error): detail(of: error)
    case .run(let error): detail(of: error)
    case .journal(let error): detail(of: error)
    case .unknownCursor: self("The cursor is unknown. Start again without one.")
    case .rateLimited(let action, let seconds): detail(ofLimited: action, retryAfter: seconds)
    case .unavailable(let reason): detail(of: reason)
    }
  }

  /// An error of the server in a few words.
  package var internalErrorTitle: String { self("Internal server error") }

  /// An error of the server, and what to do.
  package var internalErrorDetail: String {
    self("Something went wrong on the server. Try again later.")
  }

  private func detail(ofMissing resource: MissingResource) -> String {
    switch resource {
    case .address: self("This address does not exist.")
    case .run: self("This run does not exist.")
    case .board: self("This board does not exist.")
    case .boardPosition: self("This place on the board does not exist.")
    case .player: self("No player has this name.")
    case .session: self("You have no such session. List your sessions to see their ids.")
    case .account: self("No account has this name. List the accounts to see them.")
    case .daily(let first): self("The first daily is that of \("\(first)").")
    }
  }

  private func detail(of error: JournalError) -> String {
    switch error {
    case .tooManyEvents(let limit): self("Send at most \(number(limit)) events at once.")
    case .eventTooLong(let index, let limit):
      self("`events.\(index)` is longer than \(number(limit)) bytes.")
    case .full: self("The journal is full. Delete it on the server, or play without syncing.")
    }
  }

  private func detail(ofLimited action: LimitedAction, retryAfter seconds: Int) -> String {
    let wait = duration(millis: seconds * 1_000)
    return switch action {
    case .request: self("Too many requests. Try again in \(wait).")
    case .signup: self("Too many new accounts from your network. Try again in \(wait).")
    case .failedLogin: self("Too many wrong passwords. Try again in \(wait).")
    }
  }

  private func detail(of reason: Unavailability) -> String {
    switch reason {
    case .tooManyConnections: self("Too many connections are open. Try again in a moment.")
    case .shuttingDown: self("The server is shutting down. Try again in a moment.")
    case .databaseBusy: self("The server is busy. Try again in a moment.")
    case .diskFull: self("The server cannot save anything now. Try again later.")
    case .tooManyJournals: self("The server is reading too many journals. Try again in a minute.")
    case .accountChanging: self("The account has just changed. Sign in again.")
    case .tooManyPasswords: self("Too many players are signing in. Try again in a few seconds.")
    case .outOfMemory:
      self("The server has too little memory to check a password. Try again in a minute.")
    case .runChanged: self("The run has changed meanwhile. Try again.")
    }
  }
}
