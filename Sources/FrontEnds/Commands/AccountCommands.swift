import Client
import ScoreAPI

/// Commands about the player's account on the score server.
package struct AccountCommands {
  let account: Account
  let export: AccountExport
  let presentation: Presentation

  private var prompt: PasswordPrompt { PasswordPrompt(presentation: presentation) }

  /// Shows the player's account on the score server.
  ///
  /// - Throws: `ClientError`.
  package func show() async throws {
    let card = try await account.card()
    try presentation.print(card.account) {
      try presentation.list(card.rows(in: presentation.host.messages))
    }
  }

  /// Chooses whether the player's ranked results stand on their page.
  ///
  /// - Throws: `ClientError`.
  package func listResults(_ listed: Bool) async throws {
    let card = try await account.listResults(listed)
    presentation.say(card.listing(in: presentation.host.messages))
  }

  /// Sets another password on the score server, which ends all other sessions.
  ///
  /// - Throws: `ClientError`.
  package func changePassword(_ source: PasswordSource) async throws {
    _ = try account.origin()
    let current = try prompt.secret("Current password: ", from: source)
    let new =
      try source == .input ? prompt.secret("", from: source) : prompt.newPassword()
    try await account.changePassword(from: current, to: new)
    presentation.say("Your password is changed, and your other sessions have ended.")
  }

  /// Lists the player's sessions on the score server, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func listSessions() async throws {
    let sessions = try await account.sessions()
    try presentation.print(sessions) {
      try presentation.list(
        sessions.sessions.map { session in
          let dates =
            "since \(account.day(of: session.createdAt)), last used "
            + "\(account.day(of: session.lastUsedAt)), until \(account.day(of: session.expiresAt))"
          return (session.current ? "this one" : "another", "\(dates), id \(session.id)")
        })
    }
  }

  /// Ends a session of the player.
  ///
  /// - Throws: `ClientError`.
  package func endSession(_ id: String) async throws {
    try await account.endSession(id)
    presentation.say("That session has ended.")
  }

  /// Writes everything that the score server has of the player to a file, as one JSON document.
  ///
  /// - Throws: `ClientError`.
  package func writeExport(to file: String) async throws {
    let line = ProgressLine(host: presentation.host)
    let report: AccountExport.Report
    do {
      defer { line.clear() }
      report = try await export.write(to: file) { progress in
        switch progress {
        case .events(let count): line.show("\(counted(count, "event")) read")
        case .runs(let count): line.show("\(counted(count, "run")) read")
        }
      }
    }
    presentation.say(
      "\(counted(report.events, "event")) and \(counted(report.runs, "run")) written to \(file).")
  }

  /// Deletes the account on the score server. The journal here stays.
  ///
  /// - Throws: `ClientError`.
  package func delete(_ source: PasswordSource) async throws {
    let origin = try account.origin()
    if source == .terminal {
      presentation.host.errors.write(
        """
        This deletes your account at \(origin) with its ranked results and its copy of your journal. The \
        name is not given out again. Your journal here stays.

        """)
    }
    try await account.delete(password: try prompt.secret("Password, to delete it: ", from: source))
    presentation.say("Your account is deleted. What you played stays in your journal here.")
  }
}
