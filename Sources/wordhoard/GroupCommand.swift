import ArgumentParser
import ClientCompete
import ClientCore

/// The group that a command is about.
struct GroupOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The group, if you are in several.", valueName: "name"),
    completion: GroupOption.completion)
  var group: String?

  /// The names of the player's groups. A slow server must not block the shell.
  static var completion: CompletionKind {
    .custom { _, _, _ in
      guard let client = try? GlobalOptions.parse([]).client() else { return [] }
      return await client.compete.groupCommands.names(within: .seconds(2))
    }
  }
}

struct GroupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "group", _superCommandName: "wordhoard",
    abstract: "Compare yourself with friends or a class.",
    discussion: """
      A group has its own leaderboards, with its members only: `wordhoard leaderboard --group NAME`. \
      Only members see who is in a group. Its owner invites them with a code, and is the member of \
      longest standing.
      """,
    subcommands: [
      Create.self, Join.self, List.self, Show.self, Leave.self, Remove.self, Code.self,
      Delete.self,
    ], defaultSubcommand: List.self)

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Create a group, and print the code to join it.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "A name of at most 40 characters.")
    var name: String

    func run() async throws { try await options.client().compete.groupCommands.create(name) }
  }

  struct Join: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "join", abstract: "Join a group.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The code, from the owner of the group.")
    var code: String

    func run() async throws { try await options.client().compete.groupCommands.join(code) }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your groups.")
    @OptionGroup var options: GlobalOptions

    func run() async throws { try await options.client().compete.groupCommands.list() }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a group with its members; to its owner, also the code.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption

    func run() async throws { try await options.client().compete.groupCommands.show(group.group) }
  }

  struct Leave: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "leave",
      abstract: "Leave a group.",
      discussion: """
        If you own it, the member of longest standing becomes its owner. The group ends when its \
        last member leaves.
        """)
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption

    func run() async throws { try await options.client().compete.groupCommands.leave(group.group) }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a member from your group, and renew its code.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption
    @Argument(help: "The name of the member.")
    var username: String

    func run() async throws {
      try await options.client().compete.groupCommands.remove(username, from: group.group)
    }
  }

  struct Code: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "code", abstract: "Show the code of your group, or renew it.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption
    @Flag(help: "Make a new code; the old one stops working at once.")
    var renew = false

    func run() async throws {
      try await options.client().compete.groupCommands.code(of: group.group, renewing: renew)
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete your group for all its members.")
    @OptionGroup var options: GlobalOptions
    @Option(
      help: ArgumentHelp("The group; it must be named.", valueName: "name"),
      completion: GroupOption.completion)
    var group: String

    func run() async throws { try await options.client().compete.groupCommands.delete(group) }
  }
}
