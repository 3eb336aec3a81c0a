/// The ID of a group, 128 random bits in base64url; its members may see it.
package typealias GroupID = String

/// Players who compare their results among themselves.
package struct PlayerGroup: Hashable, Sendable {
  /// A player in a group.
  package struct Member: Hashable, Sendable {
    /// The number of the account.
    package let account: AccountID
    /// The name of the account.
    package let username: String

    package init(account: AccountID, username: String) {
      self.account = account
      self.username = username
    }
  }

  /// The maximum number of members.
  package static let mostMembers = 200
  /// The maximum number of groups of an account.
  package static let mostGroups = 20

  /// The ID, which stays the same when the code is renewed.
  package let id: GroupID
  /// The name that members see; not unique.
  package let name: String
  /// The code to join with.
  package let code: String
  /// The time of its creation, in milliseconds since 1970.
  package let createdAt: Int64
  /// Its members in the order in which they joined; the first is the owner. Never empty.
  package let members: [Member]

  package init(id: GroupID, name: String, code: String, createdAt: Int64, members: [Member]) {
    self.id = id
    self.name = name
    self.code = code
    self.createdAt = createdAt
    self.members = members
  }
}

/// A code to join a group with.
package struct GroupCode: Hashable, Sendable {
  /// The code as its owner sees it.
  package let text: String
  /// The hash by which it is found, so that the time of a search says nothing about the code.
  package let hash: [UInt8]

  /// A code with its hash.
  package init(text: String, hash: [UInt8]) {
    self.text = text
    self.hash = hash
  }
}

/// The data of a group to create.
package struct GroupDraft: Hashable, Sendable {
  /// The ID that the group gets.
  package let id: GroupID
  /// The name, already cleaned.
  package let name: String
  /// The code until it is renewed.
  package let code: GroupCode
  /// The time of creation, in milliseconds since 1970.
  package let createdAt: Int64

  package init(id: GroupID, name: String, code: GroupCode, createdAt: Int64) {
    self.id = id
    self.name = name
    self.code = code
    self.createdAt = createdAt
  }
}
