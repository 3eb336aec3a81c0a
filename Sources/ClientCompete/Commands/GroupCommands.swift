import ClientCore
import Messages
import ScoreAPI

/// Commands about the player's groups on the score server.
package struct GroupCommands {
  let groups: Groups
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// Creates a group, and prints the code to join with.
  ///
  /// - Throws: `ClientError`.
  package func create(_ name: String) async throws {
    let group = try await groups.create(name)
    try presentation.print(group) {
      let created = messages("You have created \(group.shortName).")
      return presentation.paragraphs(
        [created] + [group.invitation(in: messages)].compactMap { $0 })
    }
  }

  /// Joins the group that has this code.
  ///
  /// - Throws: `ClientError`.
  package func join(_ code: String) async throws {
    let group = try await groups.join(code)
    try presentation.print(group) {
      presentation.paragraphs([
        messages("You are in \(group.shortName), with \(shortened(group.owner)) as its owner."),
        messages("Compare yourselves with `wordhoard leaderboard --group NAME`."),
      ])
    }
  }

  /// Lists the player's groups in the order in which the player joined them.
  ///
  /// - Throws: `ClientError`.
  package func list() async throws {
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

  /// Shows a group with its members, and to its owner the code.
  ///
  /// - Throws: `ClientError`.
  package func show(_ name: String?) async throws {
    let group = try await groups.find(name)
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

  /// Leaves a group. If its owner leaves, another member owns it; without members it ends.
  ///
  /// - Throws: `ClientError`.
  package func leave(_ name: String?) async throws {
    let group = try await groups.find(name)
    let player = try await groups.leave(group)
    presentation.say(group.farewell(of: player, in: messages))
  }

  /// Removes a member from a group of the player.
  ///
  /// - Throws: `ClientError`.
  package func remove(_ username: String, from name: String?) async throws {
    let group = try await groups.remove(username, from: try await groups.find(name))
    let removed = messages("\(shortened(username)) is no longer in \(group.shortName).")
    let renewed = messages("The old code no longer works.")
    presentation.host.output.write(
      presentation.paragraphs(
        ["\(removed) \(renewed)"] + [group.invitation(in: messages)].compactMap { $0 }))
  }

  /// Shows the code of a group, or renews it.
  ///
  /// - Throws: `ClientError`.
  package func code(of name: String?, renewing: Bool) async throws {
    var group = try await groups.find(name)
    if renewing { group = try await groups.renewCode(of: group) }
    guard let invitation = group.invitation(in: messages) else {
      let owner = shortened(group.owner)
      throw ClientError(
        .notGroupOwner, "only the owner, \(owner), sees the code of \(group.shortName)",
        remedy: "ask \(owner) for it", exit: .noPermission)
    }
    try presentation.print(group) { presentation.paragraphs([invitation]) }
  }

  /// Deletes a group for all its members.
  ///
  /// - Throws: `ClientError`.
  package func delete(_ name: String) async throws {
    let group = try await groups.find(name)
    try await groups.delete(group)
    presentation.say(messages("\(group.shortName) is deleted for all its members."))
  }

  /// The names of the player's groups, for completions; empty if the server does not answer soon.
  package func names(within time: Duration) async -> [String] {
    let (answers, answer) = AsyncStream<[String]>.makeStream()
    Task { [groups] in
      answer.yield(((try? await groups.list())?.groups ?? []).map(\.shortName))
    }
    Task {
      try? await Task.sleep(for: time)
      answer.yield([])
    }
    for await names in answers { return names }
    return []
  }
}
