package import ScoreAPI

/// Requests about the player's groups.
package struct GroupRequests: Sendable {
  package let client: ScoreClient

  /// The groups that the player is a member of.
  package func list() async throws(ServerFailure) -> GroupList {
    try await client.answer(to: .groups, Route.groups.path)
  }

  /// Creates a group, which the player then owns. The response contains the code for joining.
  package func create(_ request: GroupRequest) async throws(ServerFailure) -> GroupView {
    try await client.answer(to: .createGroup, Route.createGroup.path, body: request)
  }

  /// Joins the group that a code belongs to.
  package func join(_ request: JoinRequest) async throws(ServerFailure) -> GroupView {
    try await client.answer(to: .joinGroup, Route.joinGroup.path, body: request)
  }

  /// Leaves a group, or removes a member.
  package func remove(_ username: String, from id: String) async throws(ServerFailure) {
    try await client.response(to: .removeMember, Route.removeMember.path(id, username))
  }

  /// Renews the code of a group.
  package func renewCode(of id: String) async throws(ServerFailure) -> GroupView {
    try await client.answer(to: .renewCode, Route.renewCode.path(id))
  }

  /// Deletes a group for all its members.
  package func delete(_ id: String) async throws(ServerFailure) {
    try await client.response(to: .deleteGroup, Route.deleteGroup.path(id))
  }
}
