import ClientCore
import GameEngine
import Messages
import ScoreAPI

/// Commands about the player's account on the score server.
package struct AccountCommands {
  let account: OwnAccount
  let export: AccountExport
  let presentation: Presentation

  private var messages: Messages { presentation.messages }
  private var prompt: PasswordPrompt { PasswordPrompt(presentation: presentation) }

  /// Shows the player's account on the score server.
  ///
  /// - Throws: `ClientError`.
  package func show() async throws {
    let card = try await account.card()
    try presentation.print(card.account) {
      try presentation.list(card.rows(in: messages))
    }
  }

  /// Sets whether the player's page lists the ranked results.
  ///
  /// - Throws: `ClientError`.
  package func listResults(_ listed: Bool) async throws {
    let card = try await account.listResults(listed)
    presentation.say(card.listing(in: messages))
  }

  /// Changes the password on the score server, which ends all other sessions.
  ///
  /// - Throws: `ClientError`.
  package func changePassword(_ source: PasswordSource) async throws {
    _ = try account.origin()
    let current = try prompt.secret(messages("Current password:"), from: source)
    let new =
      try source == .input ? prompt.secret("", from: source) : prompt.newPassword()
    try await account.changePassword(from: current, to: new)
    presentation.say(messages("Your password is changed, and your other sessions have ended."))
  }

  /// Lists the player's sessions on the score server, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func listSessions() async throws {
    let sessions = try await account.sessions()
    try presentation.print(sessions) {
      try presentation.list(
        sessions.sessions.map { session in
          let name =
            session.current
            ? messages("this one", context: "a session") : messages("another", context: "a session")
          return (name, text(of: session))
        })
    }
  }

  private func text(of session: SessionView) -> String {
    let created = account.day(of: session.createdAt).description
    let used = account.day(of: session.lastUsedAt).description
    let end = account.day(of: session.expiresAt).description
    return messages("since \(created), last used \(used), until \(end), id \(session.id)")
  }

  /// Ends one of the player's sessions, by its ID.
  ///
  /// - Throws: `ClientError`.
  package func endSession(_ id: String) async throws {
    try await account.endSession(id)
    presentation.say(messages("That session has ended."))
  }

  /// Writes everything that the score server stores about the player to a file, as one JSON document.
  ///
  /// - Parameter replacing: whether to replace an existing file without asking.
  /// - Throws: `ClientError`.
  package func writeExport(to file: String, replacing: Bool = false) async throws {
    guard try FileReplacement(presentation: presentation).isAllowed(file, without: replacing)
    else { return }
    let line = ProgressLine(host: presentation.host)
    let report: AccountExport.Report
    do {
      defer { line.clear() }
      report = try await export.write(to: file) { progress in
        switch progress {
        case .events(let count):
          let number = messages.number(count)
          line.show(messages.plural(count, "\(number) event read", "\(number) events read"))
        case .runs(let count):
          let number = messages.number(count)
          line.show(messages.plural(count, "\(number) run read", "\(number) runs read"))
        }
      }
    }
    let (eventCount, runCount) = (messages.number(report.events), messages.number(report.runs))
    let events = messages.plural(report.events, "\(eventCount) event", "\(eventCount) events")
    let runs = messages.plural(report.runs, "\(runCount) run", "\(runCount) runs")
    presentation.say(messages("\(events) and \(runs) written to \(file)."))
  }

  /// Deletes the account on the score server. The local journal stays.
  ///
  /// - Throws: `ClientError`.
  package func delete(_ source: PasswordSource) async throws {
    let origin = try account.origin()
    if source == .terminal {
      let warning = messages(
        """
        This deletes your account at \(origin) with its ranked results and its copy of your journal, and you \
        leave your groups. The name is not given out again. A result of a daily that is still open stays on its board \
        until it closes, without your name. Your journal here stays.
        """)
      presentation.host.errors.write(presentation.paragraphs([warning]))
    }
    let password = try prompt.secret(
      messages("Your password, to delete the account:"), from: source)
    let left = try await account.delete(password: password)
    presentation.say(messages("Your account is deleted. Your journal here keeps all your games."))
    guard left > 0 else { return }
    let count = messages.number(left)
    presentation.say(
      messages.plural(
        left, "The server is still removing \(count) event of its copy; you need not wait.",
        "The server is still removing the \(count) events of its copy; you need not wait."))
  }
}
