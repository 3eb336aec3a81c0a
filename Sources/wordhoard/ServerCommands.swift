import ArgumentParser
import Client
import FrontEnds

/// How a password comes in.
struct PasswordOptions: ParsableArguments {
  @Flag(help: "Read the password from standard input, one line each, instead of asking for it.")
  var passwordStdin = false

  var source: Wordhoard.PasswordSource { passwordStdin ? .input : .terminal }
}

struct SignupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signup",
    abstract: "Make an account on a score server.",
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
    commandName: "logout",
    abstract: "Sign out; what you played stays here.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.client().logOut() }
}

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "Show or change your account on the score server.",
    subcommands: [
      Show.self, Listed.self, Password.self, Sessions.self, EndSession.self, Export.self,
      Delete.self,
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

  struct Listed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "listed", abstract: "Choose whether your results stand on your public page.")
    enum Choice: String, ExpressibleByArgument, CaseIterable {
      case on, off
    }
    @OptionGroup var options: GlobalOptions
    @Argument(help: "on or off.")
    var choice: Choice

    func run() async throws { try await options.client().listResults(choice == .on) }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write everything the server has of you to a file, as JSON.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The file; one that is there is replaced.", completion: .file())
    var file: String

    func run() async throws { try await options.client().exportAccount(to: file) }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete your account; your journal here stays.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run() async throws { try await options.client().deleteAccount(password.source) }
  }
}

struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Bring your journal here and on the server to the same.",
    discussion: "Nothing is ever lost by it: both get the union of what was played and chosen.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.client().sync() }
}

struct LeaderboardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaderboard",
    abstract: "Show a leaderboard; today's daily by itself.",
    discussion: """
      Boards: daily (of a date), weekly (the best five dailies of a week), run (of a week, or all), \
      streak (all). A higher score comes first, then less time.
      """)
  enum Place: String, ExpressibleByArgument, CaseIterable {
    case me
  }
  @OptionGroup var options: GlobalOptions
  @Argument(
    help: "daily, weekly, run or streak.", completion: .list(["daily", "weekly", "run", "streak"]))
  var board = "daily"
  @Option(help: "The period, such as 2026-11-21, 2026-W47 or all; by itself the current one.")
  var period: String?
  @Option(help: "Give `me` to see the part where you stand.")
  var around: Place?
  @Option(help: "At most so many players, 1 to 100.")
  var limit = 20

  func run() async throws {
    var wish = Wordhoard.BoardWish()
    wish.board = board
    wish.period = period
    wish.isAroundMe = around == .me
    wish.limit = limit
    try await options.client().leaderboard(wish)
  }
}

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Show a ranked round of anybody, question by question.",
    discussion: """
      A daily can be seen once its date has closed, a run once it has ended. `wordhoard leaderboard \
      --json` has their ids.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The id of the run.")
  var id: String
  @Flag(help: "Judge every move again here, and fail where the result differs.")
  var verify = false

  func run() async throws { try await options.client().replay(id, verifying: verify) }
}
