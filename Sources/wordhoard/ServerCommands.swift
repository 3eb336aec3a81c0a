import ArgumentParser
import ClientCompete
import ClientCore
import ClientPlay
import ClientProgress
import GameEngine

/// How a password is entered.
struct PasswordOptions: ParsableArguments {
  @Flag(help: "Read passwords from standard input, one per line, instead of asking.")
  var passwordStdin = false

  var source: PasswordSource { passwordStdin ? .input : .terminal }
}

struct SignupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signup", _superCommandName: "wordhoard",
    abstract: "Create an account on a score server.",
    discussion: """
      Offers a passphrase of four words, or takes a password of your own. The session is stored in \
      your data folder, readable only by you, and is sent to no other server.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions
  @Argument(help: "Your name on the server; you are asked if it is missing.")
  var name: String?
  @Option(help: ArgumentHelp("The invitation code, if the server requires one.", valueName: "code"))
  var invitation: String?

  func run() async throws {
    try await options.client().compete.signInCommands.signUp(
      name: name, password: password.source, invitation: invitation)
  }
}

struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", _superCommandName: "wordhoard", abstract: "Sign in to a score server.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions
  @Argument(help: "Your name on the server; you are asked if it is missing.")
  var name: String?

  func run() async throws {
    try await options.client().compete.signInCommands.logIn(name: name, password: password.source)
  }
}

struct LogoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout", _superCommandName: "wordhoard",
    abstract: "Sign out; your journal stays here.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.client().compete.signInCommands.logOut() }
}

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", _superCommandName: "wordhoard",
    abstract: "Show or change your account on the score server.",
    subcommands: [
      Show.self, Listed.self, Password.self, Sessions.self, EndSession.self, Export.self,
      Delete.self,
    ], defaultSubcommand: Show.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show what the server stores about you; only you can see it.")
    @OptionGroup var options: GlobalOptions

    func run() async throws { try await options.client().compete.accountCommands.show() }
  }

  struct Password: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "password", abstract: "Change your password and end your other sessions.",
      discussion: "With --password-stdin, the current password comes first, then the new one."
    )
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run() async throws {
      try await options.client().compete.accountCommands.changePassword(password.source)
    }
  }

  struct Sessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sessions", abstract: "List the devices where you are signed in.")
    @OptionGroup var options: GlobalOptions

    func run() async throws { try await options.client().compete.accountCommands.listSessions() }
  }

  struct EndSession: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-session", abstract: "End a session on another device.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The session, from `wordhoard account sessions`.")
    var id: String

    func run() async throws { try await options.client().compete.accountCommands.endSession(id) }
  }

  struct Listed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "listed", abstract: "Choose whether your public page shows your results.")
    enum Choice: String, ExpressibleByArgument, CaseIterable {
      case on, off
    }
    @OptionGroup var options: GlobalOptions
    @Argument(help: "on or off.")
    var choice: Choice

    func run() async throws {
      try await options.client().compete.accountCommands.listResults(choice == .on)
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Save all that the server stores about you as JSON.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The file.", completion: .file())
    var file: String
    @Flag(help: "Replace an existing file without asking.")
    var force = false

    func run() async throws {
      try await options.client().compete.accountCommands.writeExport(to: file, replacing: force)
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete your account; your journal here stays.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run() async throws {
      try await options.client().compete.accountCommands.delete(password.source)
    }
  }
}

struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", _superCommandName: "wordhoard",
    abstract: "Synchronize your journal with the server.",
    discussion: "Nothing is ever lost: both sides get the union of all events.")
  @OptionGroup var options: GlobalOptions

  func run() async throws { try await options.client().compete.serverCommands.synchronize() }
}

struct LeaderboardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaderboard", _superCommandName: "wordhoard",
    abstract: "Show a leaderboard; default: today's daily.",
    discussion: """
      Boards: daily (of a date), weekly (the best five dailies of a week), run (of a week, or of all \
      time), streak (of all time). A higher score ranks first, then less time.
      """)
  enum Place: String, ExpressibleByArgument, CaseIterable {
    case me
  }
  @OptionGroup var options: GlobalOptions
  @Argument(
    help: "daily, weekly, run or streak.", completion: .list(Board.allCases.map(\.rawValue)))
  var board = "daily"
  @Option(
    help: "The period, such as 2026-11-21, 2026-W47 or all; default: the current one.",
    completion: .periods)
  var period: String?
  @Option(
    help: ArgumentHelp("Only the members of one of your groups.", valueName: "name"),
    completion: GroupOption.completion)
  var group: String?
  @Option(help: "`me` shows the players around you.")
  var around: Place?
  @Option(help: "The maximum number of players, 1 to 100.")
  var limit = 20
  @OptionGroup var words: CourseOption

  func run() async throws {
    var request = BoardRequest()
    request.course = words.course
    request.board = board
    request.period = period
    request.isAroundMe = around == .me
    request.limit = limit
    try await options.client().compete.serverCommands.leaderboard(request, ofGroup: group)
  }
}

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", _superCommandName: "wordhoard",
    abstract: "Show anyone's ranked round, question by question.",
    discussion: """
      A daily can be replayed once its date has closed, a run once it has ended. Their IDs are in \
      the output of `wordhoard leaderboard --json`.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The ID of the run.")
  var id: String
  @Flag(help: "Judge every move again on this computer, and fail if the result differs.")
  var verify = false

  func run() async throws {
    try await options.client().play.replayCommands.replay(id, verifying: verify)
  }
}
