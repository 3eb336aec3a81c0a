package import GameEngine

/// The groups of players. The owner of a group is its member of longest standing: if the owner leaves or is deleted, the
/// group passes on to the next, and it ends with its last member.
///
/// A player who is not in a group gets the same error as for a group that does not exist.
package protocol GroupStore: Sendable {
  /// Creates a group with its owner as the only member.
  ///
  /// - Throws: `StoreError.tooManyGroups`.
  func create(_ draft: GroupDraft, owner: AccountID) async throws(StoreError) -> PlayerGroup

  /// The groups of a player, in the order in which the player joined them.
  func list(of account: AccountID) async throws(StoreError) -> [PlayerGroup]

  /// Adds a player to the group whose code has a hash. Joining again changes nothing.
  ///
  /// - Throws: `StoreError.noSuchGroup`, `groupFull`, `tooManyGroups`.
  func join(
    _ account: AccountID, codeHash: [UInt8], at instant: Int64
  ) async throws(StoreError) -> PlayerGroup

  /// Removes a member: a player leaves, or the owner removes another player. In the second case the code is
  /// replaced.
  ///
  /// - Throws: `StoreError.noSuchGroup`, `noSuchMember`, `notOwner`.
  func remove(
    _ username: String, from group: GroupID, by account: AccountID, newCode: GroupCode
  ) async throws(StoreError)

  /// Replaces the code of a group as its owner.
  ///
  /// - Throws: `StoreError.noSuchGroup`, `notOwner`.
  func replaceCode(
    of group: GroupID, by code: GroupCode, as account: AccountID
  ) async throws(StoreError) -> PlayerGroup

  /// Deletes a group as its owner.
  ///
  /// - Throws: `StoreError.noSuchGroup`, `notOwner`.
  func delete(_ group: GroupID, as account: AccountID) async throws(StoreError)

  /// A board with the members of a group only. Newcomers are on it too.
  ///
  /// - Throws: `StoreError.noSuchGroup`.
  func board(
    _ board: BoardKey, of group: GroupID, for account: AccountID
  ) async throws(StoreError) -> GroupBoard
}
