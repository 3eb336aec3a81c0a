/// A query that cannot be read, or does not suit its route. Never contains a value, which may be a token.
package enum QueryError: Hashable, Sendable {
  /// Its percent-encoding is not valid.
  case encoding
  /// It has a name that the route does not know.
  case unknownName
  /// It has a name twice.
  case repeatedName(String)
  /// A value is not a number in a range.
  case notInRange(String, ClosedRange<Int>)
  /// A value is not a date.
  case notADate(String)
  /// Only the part around the player who sent the request is available.
  case aroundOtherPlayer

  /// The stable code.
  package var code: ErrorCode { self == .encoding ? .malformed : .valueInvalid }

  /// The name at fault.
  package var field: String? {
    switch self {
    case .repeatedName(let name), .notInRange(let name, _), .notADate(let name): name
    case .aroundOtherPlayer: "around"
    case .encoding, .unknownName: nil
    }
  }
}
