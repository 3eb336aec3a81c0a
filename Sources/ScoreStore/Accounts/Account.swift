/// The number of an account; never given out.
package typealias AccountID = Int64

/// Somebody who plays here.
package struct Account: Hashable, Sendable {
  /// Its number.
  package let id: AccountID
  /// The name as it was chosen.
  package let name: String
  /// The password's hash, a PHC string.
  package let passwordHash: String
  /// When it was made, in milliseconds since 1970.
  package let createdAt: Int64
  /// When it was last changed.
  package let updatedAt: Int64
  /// Whether its results are listed on its page.
  package let isListed: Bool
  /// Whether it is closed to its player.
  package let isDisabled: Bool

  /// An account.
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

/// An account to be made.
package struct AccountDraft: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The password's hash.
  package let passwordHash: String
  /// When, in milliseconds since 1970.
  package let createdAt: Int64

  /// A draft.
  package init(name: String, passwordHash: String, createdAt: Int64) {
    self.name = name
    self.passwordHash = passwordHash
    self.createdAt = createdAt
  }
}
