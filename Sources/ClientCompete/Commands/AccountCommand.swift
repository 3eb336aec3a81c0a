import ArgumentParser
import ClientCore
import GameEngine
import Messages
import ScoreAPI

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", _superCommandName: "wordhoard",
    abstract: "Show or change your account on the score server.",
    subcommands: [
      Show.self, Listed.self, Password.self, Sessions.self, EndSession.self, Export.self,
      Delete.self,
    ], defaultSubcommand: Show.self)

  struct Show: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show what the server stores about you; only you can see it.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let account = feature.account
      let card = try await account.card()
      try presentation.print(card.account) {
        try presentation.list(card.rows(in: messages))
      }
    }
  }

  struct Password: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "password", abstract: "Change your password and end your other sessions.",
      discussion: "With --password-stdin, the current password comes first, then the new one."
    )
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let account = feature.account
      let prompt = PasswordPrompt(presentation: feature.presentation)
      _ = try account.origin()
      let current = try prompt.secret(messages("Current password:"), from: self.password.source)
      let new =
        try self.password.source == .input
        ? prompt.secret("", from: self.password.source) : prompt.newPassword()
      try await account.changePassword(from: current, to: new)
      presentation.say(messages("Your password is changed, and your other sessions have ended."))
    }
  }

  struct Sessions: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "sessions", abstract: "List the devices where you are signed in.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let account = feature.account
      let sessions = try await account.sessions()
      try presentation.print(sessions) {
        try presentation.list(
          sessions.sessions.map { session in
            let name =
              session.current
              ? messages("this one", context: "a session")
              : messages("another", context: "a session")
            return (name, text(of: session, in: feature))
          })
      }
    }

    private func text(of session: SessionView, in feature: CompeteFeature) -> String {
      let (account, messages) = (feature.account, feature.messages)
      let created = account.day(of: session.createdAt).description
      let used = account.day(of: session.lastUsedAt).description
      let end = account.day(of: session.expiresAt).description
      return messages("since \(created), last used \(used), until \(end), id \(session.id)")
    }
  }

  struct EndSession: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-session", abstract: "End a session on another device.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The session, from `wordhoard account sessions`.")
    var id: String

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let account = feature.account
      try await account.endSession(id)
      presentation.say(messages("That session has ended."))
    }
  }
}

extension AccountCommand {
  struct Listed: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "listed", abstract: "Choose whether your public page shows your results.")
    enum Choice: String, ExpressibleByArgument, CaseIterable {
      case on, off
    }
    @OptionGroup var options: GlobalOptions
    @Argument(help: "on or off.")
    var choice: Choice

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let account = feature.account
      let card = try await account.listResults(choice == .on)
      presentation.say(card.listing(in: messages))
    }
  }

  struct Export: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Save all that the server stores about you as JSON.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The file.", completion: .file())
    var file: String
    @Flag(help: "Replace an existing file without asking.")
    var force = false

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      guard try FileReplacement(presentation: presentation).isAllowed(file, without: force)
      else { return }
      let line = ProgressLine(host: presentation.host)
      let report: AccountExport.Report
      do {
        defer { line.clear() }
        report = try await AccountExport(server: feature.core.server).write(to: file) { progress in
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
  }

  struct Delete: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete your account; your journal here stays.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let account = feature.account
      let prompt = PasswordPrompt(presentation: feature.presentation)
      let origin = try account.origin()
      if self.password.source == .terminal {
        let warning = messages(
          """
          This deletes your account at \(origin) with its ranked results and its copy of your journal, and you \
          leave your groups. The name is not given out again. A result of a daily that is still open stays on its board \
          until it closes, without your name. Your journal here stays.
          """)
        presentation.host.errors.write(presentation.paragraphs([warning]))
      }
      let password = try prompt.secret(
        messages("Your password, to delete the account:"), from: self.password.source)
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
}
