import ArgumentParser
import ClientCore
import Messages
import ScoreAPI

/// The group that a command is about.
struct GroupOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The group, if you are in several.", valueName: "name"),
    completion: .groups)
  var group: String?
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

  struct Create: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Create a group, and print the code to join it.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "A name of at most 40 characters.")
    var name: String

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let group = try await groups.create(name)
      try presentation.print(group) {
        let created = messages("You have created \(group.shortName).")
        return presentation.paragraphs(
          [created] + [group.invitation(in: messages)].compactMap { $0 })
      }
    }
  }

  struct Join: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "join", abstract: "Join a group.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The code, from the owner of the group.")
    var code: String

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let group = try await groups.join(code)
      try presentation.print(group) {
        presentation.paragraphs([
          messages("You are in \(group.shortName), with \(shortened(group.owner)) as its owner."),
          messages("Compare yourselves with `wordhoard leaderboard --group NAME`."),
        ])
      }
    }
  }

  struct List: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your groups.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let list = try await groups.list()
      try presentation.print(list) {
        guard !list.groups.isEmpty else {
          return presentation.paragraphs([
            messages(
              """
              You are in no group. Create one with `wordhoard group create NAME`, or join one with \
              `wordhoard group join CODE`.
              """)
          ])
        }
        return presentation.paragraphs(
          list.groups.map { group in
            let count = group.memberCount(in: messages)
            let owner = messages("owner \(shortened(group.owner))", context: "a group")
            return "\(group.shortName): \(messages.commaSeparated([count, owner]))"
          })
      }
    }
  }

  struct Show: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a group with its members; to its owner, also the code.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let group = try await groups.find(self.group.group)
      try presentation.print(group) {
        var rows: [(name: String, text: String)] = [
          (messages("name", context: "a group"), group.shortName),
          (messages("owner", context: "a group"), shortened(group.owner)),
        ]
        if let code = group.code {
          rows.append((messages("code", context: "a group"), shortened(code)))
        }
        rows += [
          (messages("created", context: "a group"), "\(groups.day(of: group.createdAt))"),
          (
            messages("members", context: "a group"),
            messages.commaSeparated(group.members.prefix(1000).map { shortened($0) })
          ),
          ("id", shortened(group.id)),
        ]
        return try presentation.list(rows)
      }
    }
  }
}

extension GroupCommand {
  struct Leave: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "leave",
      abstract: "Leave a group.",
      discussion: """
        If you own it, the member of longest standing becomes its owner. The group ends when its \
        last member leaves.
        """)
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let group = try await groups.find(self.group.group)
      let player = try await groups.leave(group)
      presentation.say(group.farewell(of: player, in: messages))
    }
  }

  struct Remove: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a member from your group, and renew its code.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption
    @Argument(help: "The name of the member.")
    var username: String

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let group = try await groups.remove(username, from: try await groups.find(self.group.group))
      let removed = messages("\(shortened(username)) is no longer in \(group.shortName).")
      let renewed = messages("The old code no longer works.")
      presentation.host.output.write(
        presentation.paragraphs(
          ["\(removed) \(renewed)"] + [group.invitation(in: messages)].compactMap { $0 }))
    }
  }

  struct Code: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "code", abstract: "Show the code of your group, or renew it.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var group: GroupOption
    @Flag(help: "Make a new code; the old one stops working at once.")
    var renew = false

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      var group = try await groups.find(self.group.group)
      if renew { group = try await groups.renewCode(of: group) }
      guard let invitation = group.invitation(in: messages) else {
        let owner = shortened(group.owner)
        throw ClientError(
          .notGroupOwner, "only the owner, \(owner), sees the code of \(group.shortName)",
          remedy: "ask \(owner) for it", exit: .noPermission)
      }
      try presentation.print(group) { presentation.paragraphs([invitation]) }
    }
  }

  struct Delete: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete your group for all its members.")
    @OptionGroup var options: GlobalOptions
    @Option(
      help: ArgumentHelp("The group; it must be named.", valueName: "name"),
      completion: .groups)
    var group: String

    func run(in feature: CompeteFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let groups = feature.groups
      let group = try await groups.find(self.group)
      try await groups.delete(group)
      presentation.say(messages("\(group.shortName) is deleted for all its members."))
    }
  }
}
