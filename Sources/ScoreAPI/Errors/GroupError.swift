/// A violated rule about groups.
package enum GroupError: Hashable, Sendable {
  /// The group has `limit` members.
  case full(limit: Int)
  /// The player is in `limit` groups.
  case tooMany(limit: Int)
  /// Only the owner of the group may do this.
  case notOwner
  /// The name is empty, or has more than `limit` characters.
  case name(limit: Int)

  /// The stable code.
  package var code: ErrorCode {
    switch self {
    case .full: .groupFull
    case .tooMany, .notOwner: .forbidden
    case .name: .valueInvalid
    }
  }
}
