/// The number of an account; never disclosed.
package typealias AccountID = Int64

/// The account of a player.
package struct Account: Hashable, Sendable {
  /// The number of the account, which is never reused.
  package let id: AccountID
  /// The name in the case that the player chose.
  package let name: String
  /// The password's hash, a PHC string.
  package let passwordHash: String
  /// The time of its creation, in milliseconds since 1970.
  package let createdAt: Int64
  /// The time of its last change.
  package let updatedAt: Int64
  /// Whether its results are listed on its page.
  package let isListed: Bool
  /// Whether the operator has disabled it.
  package let isDisabled: Bool

  package init(
    id: AccountID, name: String, passwordHash: String, createdAt: Int64, updatedAt: Int64,
    isListed: Bool, isDisabled: Bool
  ) {
    self.id = id
    self.name = name
    self.passwordHash = passwordHash
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.isListed = isListed
    self.isDisabled = isDisabled
  }
}

/// The data of an account to create.
package struct AccountDraft: Hashable, Sendable {
  /// The name, already checked.
  package let name: String
  /// The password's hash, a PHC string.
  package let passwordHash: String
  /// The time of creation, in milliseconds since 1970.
  package let createdAt: Int64

  package init(name: String, passwordHash: String, createdAt: Int64) {
    self.name = name
    self.passwordHash = passwordHash
    self.createdAt = createdAt
  }
}
