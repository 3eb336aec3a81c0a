/// A group as one of its members sees it.
package struct GroupView: Hashable, Codable, Sendable {
  /// The ID: 128 random bits in base64url, 22 characters. It does not authenticate.
  package let id: String
  /// The name, 1 to 40 characters; not unique.
  package let name: String
  /// When the group was created, by the server's clock.
  package let createdAt: Timestamp
  /// The username of the owner: of the present members, the one who joined first.
  package let owner: String
  /// The usernames of all members, in the order in which they joined.
  package let members: [String]
  /// The code for joining; nil if the player is not the owner.
  package let code: String?

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

  /// Encodes a missing code as null.
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
  /// The groups in the order in which the player joined them.
  package let groups: [GroupView]

  package init(groups: [GroupView]) { self.groups = groups }
}
