/// A violated rule about groups.
package enum GroupError: Hashable, Sendable {
  /// The group already has `limit` members.
  case full(limit: Int)
  /// The player is already in `limit` groups.
  case tooMany(limit: Int)
  /// Only the owner of the group may do this.
  case notOwner
  /// The name is empty or longer than `limit` characters.
  case name(limit: Int)

  /// The code in the response, which also determines the HTTP status.
  package var code: ErrorCode {
    switch self {
    case .full: .groupFull
    case .tooMany, .notOwner: .forbidden
    case .name: .valueInvalid
    }
  }
}
