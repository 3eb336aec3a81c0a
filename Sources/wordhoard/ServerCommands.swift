import ArgumentParser
import Client

/// How a password comes in.
struct PasswordOptions: ParsableArguments {
  @Flag(help: "Read the password from standard input, one line each, instead of asking for it.")
  var passwordStdin = false

  var source: Wordhoard.PasswordSource { passwordStdin ? .input : .terminal }
}

struct SignupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signup", abstract: "Make an account on a score server.",
    discussion: """
      Offers a passphrase of four words, or takes a password of your own. The session is kept in \
      your folder, for you alone, and goes to no other server.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions
  @Argument(help: "Your name there; asked for where it is left out.")
  var name: String?
  @Option(help: ArgumentHelp("The code of a server by invitation.", valueName: "code"))
  var invitation: String?

  func run() async throws {
    try await options.client().signUp(
      name: name, password: password.source, invitation: invitation)
  }
}

struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Sign in on a score server.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions
  @Argument(help: "Your name there; asked for where it is left out.")
  var name: String?

  func run() async throws {
    try await options.client().logIn(name: name, password: password.source)
  }
}

struct LogoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "Sign out; what you played stays here.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.client().logOut() }
}

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Show or change your account on the score server.",
    subcommands: [
      Show.self, Password.self, Sessions.self, EndSession.self, Delete.self,
    ], defaultSubcommand: Show.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "What the server has of you; only you see it.")
    @OptionGroup var options: GlobalOptions

    func run() async throws { try await options.client().showAccount() }
  }

  struct Password: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "password", abstract: "Set another password; ends your other sessions.",
      discussion: "With --password-stdin the first line is the current one, the second the new one."
    )
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run() async throws { try await options.client().changePassword(password.source) }
  }

  struct Sessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sessions", abstract: "List where you are signed in.")
    @OptionGroup var options: GlobalOptions

    func run() async throws { try await options.client().listSessions() }
  }

  struct EndSession: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-session", abstract: "Sign out somewhere else.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The session, from `wordhoard account sessions`.")
    var id: String

    func run() async throws { try await options.client().endSession(id) }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete your account; your journal here stays.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run() async throws { try await options.client().deleteAccount(password.source) }
  }
}
