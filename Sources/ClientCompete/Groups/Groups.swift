package import ClientCore
package import GameEngine
import Messages
package import ScoreAPI

/// The player's groups on the score server.
package struct Groups: Sendable {
  private let server: ServerAccess

  package init(server: ServerAccess) { self.server = server }

  /// The player's groups, in the order in which the player joined them.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func list() async throws -> GroupList {
    try await server.signedInClient().groups.list()
  }

  /// Finds one of the player's groups: by its ID, else by its name in any case, else by a prefix of
  /// either.
  ///
  /// - Parameter name: the name; nil if the player is in one group only.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func find(_ name: String?) async throws -> GroupView {
    let groups = try await list().groups
    guard !groups.isEmpty else {
      throw ClientError(
        .noGroup, "you are in no group",
        remedy: "join one with `wordhoard group join CODE`, or create one")
    }
    guard let name else {
      guard groups.count == 1 else {
        throw ClientError(
          .ambiguousGroup, "you are in \(groups.count) groups",
          remedy: "choose one with --group: \(Groups.choices(groups))", exit: .usage)
      }
      return groups[0]
    }
    let wanted = name.lowercased()
    let ways: [(GroupView) -> Bool] = [
      { $0.id == name }, { $0.name.lowercased() == wanted },
      { $0.name.lowercased().hasPrefix(wanted) || $0.id.hasPrefix(name) },
    ]
    let found = ways.lazy.map { groups.filter($0) }.first { !$0.isEmpty } ?? []
    guard let group = found.first, !wanted.isEmpty else {
      throw ClientError(
        .unknownGroup, "you are in no group \"\(name)\"",
        remedy: "see your groups with `wordhoard group list`", exit: .usage)
    }
    guard found.count == 1 else {
      throw ClientError(
        .ambiguousGroup, "\(found.count) of your groups match \"\(name)\"",
        remedy: "choose one with --group: \(Groups.choices(found))", exit: .usage)
    }
    return group
  }

  /// Creates a group, which the player then owns.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func create(_ name: String) async throws -> GroupView {
    try await server.signedInClient().groups.create(GroupRequest(name: name))
  }

  /// Joins the group that has this code.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func join(_ code: String) async throws -> GroupView {
    try await server.signedInClient().groups.join(JoinRequest(code: code))
  }

  /// Leaves a group.
  ///
  /// - Returns: the player's name; nil if it is unknown.
  /// - Throws: `ClientError`, `ServerFailure`.
  @discardableResult
  package func leave(_ group: GroupView) async throws -> String? {
    let client = try server.signedInClient()
    let name = try server.credentialsInUse()?.username
    try await client.groups.remove(name ?? "", from: group.id)
    return name
  }

  /// Removes a member from a group, which renews the code.
  ///
  /// - Returns: the group without the member.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func remove(_ username: String, from group: GroupView) async throws -> GroupView {
    let client = try server.signedInClient()
    try await client.groups.remove(username, from: group.id)
    return try await client.groups.list().groups.first { $0.id == group.id } ?? group
  }

  /// Renews the code of a group, so that the old one is no longer valid.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func renewCode(of group: GroupView) async throws -> GroupView {
    try await server.signedInClient().groups.renewCode(of: group.id)
  }

  /// Deletes a group for all its members.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func delete(_ group: GroupView) async throws {
    try await server.signedInClient().groups.delete(group.id)
  }

  /// The date of an instant in the player's time zone.
  package func day(of instant: Timestamp) -> CalendarDate { server.day(of: instant) }

  /// The names of groups, separated by commas. Groups of the same name are followed by their IDs.
  private static func choices(_ groups: [GroupView]) -> String {
    let names = Dictionary(grouping: groups) { $0.name.lowercased() }
    let choices = groups.map {
      names[$0.name.lowercased()]?.count == 1 ? $0.name : "\($0.name) (\($0.id))"
    }
    return shortened(choices.joined(separator: ", "), to: 400)
  }
}

extension Groups {
  /// The names of the player's groups, for completions; empty if the server does not answer soon.
  package func names(within time: Duration) async -> [String] {
    let (answers, answer) = AsyncStream<[String]>.makeStream()
    Task {
      answer.yield(((try? await list())?.groups ?? []).map(\.shortName))
    }
    Task {
      try? await Task.sleep(for: time)
      answer.yield([])
    }
    for await names in answers { return names }
    return []
  }
}
