/// A group as one of its members sees it.
package struct GroupView: Hashable, Codable, Sendable {
  /// 128 random bits in base64url, 22 characters; it names the group and proves nothing.
  package let id: String
  /// The name.
  package let name: String
  /// When the group was created, by the server's clock.
  package let createdAt: Timestamp
  /// The username of the owner, who is the member of longest standing.
  package let owner: String
  /// The usernames of all members, in the order in which they joined.
  package let members: [String]
  /// The code to join with; only the owner sees it.
  package let code: String?

  /// A view.
  package init(
    id: String, name: String, createdAt: Timestamp, owner: String, members: [String], code: String?
  ) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.owner = owner
    self.members = members
    self.code = code
  }

  /// A missing code is written as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(createdAt, forKey: .createdAt)
    try container.encode(owner, forKey: .owner)
    try container.encode(members, forKey: .members)
    try container.encode(code, forKey: .code)
  }
}

/// The groups of a player.
package struct GroupList: Hashable, Codable, Sendable {
  /// The groups, in the order in which the player joined them.
  package let groups: [GroupView]

  /// A list.
  package init(groups: [GroupView]) { self.groups = groups }
}
