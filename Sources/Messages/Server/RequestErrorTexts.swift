package import ScoreAPI

/// Titles and explanations of rejected requests, for `application/problem+json` and pages.
package struct RequestErrorTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The title of an error code, in a few words.
  package func title(of code: ErrorCode) -> String {
    switch code {
    case .malformed: messages("Malformed request")
    case .credentialsWrong: messages("Wrong name or password")
    case .tokenInvalid: messages("Not signed in")
    case .forbidden: messages("Not allowed")
    case .registrationClosed: messages("Signup is closed")
    case .notFound: messages("Not found")
    case .methodNotAllowed: messages("Method not allowed")
    case .notAcceptable: messages("Media type not available")
    case .requestTimeout: messages("Request too slow")
    case .usernameTaken: messages("Name not available")
    case .groupFull: messages("The group is full")
    case .runClosed: messages("The run has ended")
    case .moveDiffers: messages("Another move has this number")
    case .moveOutOfOrder: messages("Not the next move")
    case .dateNotOpen: messages("The daily is not open")
    case .cursorUnknown: messages("Unknown cursor")
    case .bodyTooLarge: messages("Body too large")
    case .uriTooLong: messages("Address too long")
    case .mediaTypeUnsupported: messages("Media type not supported")
    case .usernameInvalid: messages("Name not allowed")
    case .passwordTooShort: messages("Password too short")
    case .passwordTooCommon: messages("Password too common")
    case .valueInvalid: messages("Invalid value")
    case .rateLimited: messages("Too many requests")
    case .headersTooLarge: messages("Header fields too large")
    case .unavailable: messages("Not available now")
    }
  }

  /// The reason for an error, and how to resolve it.
  package func detail(of error: RequestError) -> String {
    switch error {
    case .http(let error): HTTPErrorTexts(messages).detail(of: error)
    case .body(let error): HTTPErrorTexts(messages).detail(of: error)
    case .query(let error): HTTPErrorTexts(messages).detail(of: error)
    case .notFound(let resource): detail(ofMissing: resource)
    case .account(let error): AccountErrorTexts(messages).detail(of: error)
    case .run(let error): RunErrorTexts(messages).detail(of: error)
    case .group(let error): GroupErrorTexts(messages).detail(of: error)
    case .journal(let error): detail(of: error)
    case .unknownCursor: messages("The cursor is unknown. Start again without one.")
    case .rateLimited(let action, let seconds): detail(ofLimited: action, retryAfter: seconds)
    case .unavailable(let reason): detail(of: reason)
    }
  }

  /// The heading of the page for an address that does not exist.
  package var pageNotFound: String { messages("Not in this hoard") }

  /// The title of an internal error of the server.
  package var internalErrorTitle: String { messages("Internal server error") }

  /// The explanation of an internal error of the server.
  package var internalErrorDetail: String {
    messages("Something went wrong on the server. Try again later.")
  }

  /// The explanation of an internal error that is caused by damaged data.
  package var damagedDetail: String {
    messages("The data of this round is damaged. Only the operator of the server can restore it.")
  }

  private func detail(ofMissing resource: MissingResource) -> String {
    switch resource {
    case .address: messages("This address does not exist.")
    case .run: messages("This run does not exist.")
    case .board: messages("This board does not exist.")
    case .course: messages("This server does not play the course.")
    case .boardPosition: messages("This place on the board does not exist.")
    case .player: messages("No player has this name.")
    case .session: messages("You have no such session. List your sessions to see their ids.")
    case .account: messages("No account has this name. List the accounts to see them.")
    case .group: messages("You are in no such group. List your groups to see their ids.")
    case .groupCode:
      messages("No group has this code. Ask the owner of the group for the current one.")
    case .member: messages("No member of the group has this name.")
    case .daily(let first): messages("The first daily is that of \(first).")
    }
  }

  private func detail(of error: UploadError) -> String {
    switch error {
    case .tooManyEvents(let limit):
      messages("Send at most \(messages.number(limit)) events at once.")
    case .tooLong(let field, let limit):
      messages("`\(field)` is longer than \(messages.number(limit)) bytes.")
    case .full: messages("The journal is full. Delete it on the server, or play without syncing.")
    }
  }

  private func detail(ofLimited action: LimitedAction, retryAfter seconds: Int) -> String {
    let wait = messages.duration(millis: seconds * 1_000)
    return switch action {
    case .connection:
      messages("Your network has too many connections open. Close some, or try again in \(wait).")
    case .request: messages("Too many requests. Try again in \(wait).")
    case .signup: messages("Too many new accounts from your network. Try again in \(wait).")
    case .join: messages("Too many wrong codes. Try again in \(wait).")
    case .login: messages("Too many attempts to sign in. Try again in \(wait).")
    case .upload:
      messages("Your network has sent too many events today. Try again in \(wait).")
    }
  }

  private func detail(of reason: Unavailability) -> String {
    switch reason {
    case .tooManyConnections: messages("Too many connections are open. Try again in a moment.")
    case .shuttingDown: messages("The server is shutting down. Try again in a moment.")
    case .databaseBusy: messages("The server is busy. Try again in a moment.")
    case .diskFull: messages("The server cannot save anything now. Try again later.")
    case .spaceLimit:
      messages("The server has no space for new data. Open rounds can be played. Try again later.")
    case .journalSpaceLimit:
      messages("The server has no space for more of your journal. Games go on. Try again later.")
    case .tooManyPasswords: messages("Too many players are signing in. Try again in a few seconds.")
    case .outOfMemory:
      messages("The server has too little memory to check a password. Try again in a minute.")
    case .runChanged: messages("The run has changed meanwhile. Try again.")
    }
  }
}
