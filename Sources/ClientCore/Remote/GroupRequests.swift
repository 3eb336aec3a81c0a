package import ScoreAPI

/// Requests about the player's groups.
package struct GroupRequests: Sendable {
  package let client: ScoreClient

  /// The player's groups.
  package func list() async throws(ServerFailure) -> GroupList {
    try await client.answer(to: .groups, Route.groups.path)
  }

  /// Creates a group.
  package func create(_ request: GroupRequest) async throws(ServerFailure) -> GroupView {
    try await client.answer(to: .createGroup, Route.createGroup.path, body: request)
  }

  /// Joins a group.
  package func join(_ request: JoinRequest) async throws(ServerFailure) -> GroupView {
    try await client.answer(to: .joinGroup, Route.joinGroup.path, body: request)
  }

  /// Leaves a group, or removes a member.
  package func remove(_ username: String, from id: String) async throws(ServerFailure) {
    try await client.done(.removeMember, Route.removeMember.path(id, username))
  }

  /// Renews the code of a group.
  package func renewCode(of id: String) async throws(ServerFailure) -> GroupView {
    try await client.answer(to: .renewCode, Route.renewCode.path(id))
  }

  /// Deletes a group.
  package func delete(_ id: String) async throws(ServerFailure) {
    try await client.done(.deleteGroup, Route.deleteGroup.path(id))
  }
}
