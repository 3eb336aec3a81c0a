/// A query that cannot be read, or that its route does not accept. Contains no value, because a
/// value may be a token.
package enum QueryError: Hashable, Sendable {
  /// The percent-encoding of the query is not valid.
  case encoding
  /// The query contains a name that the route does not know.
  case unknownName
  /// The query contains a name twice.
  case repeatedName(String)
  /// The value of a name is not a number in the range.
  case notInRange(String, ClosedRange<Int>)
  /// The value of a name is not a date.
  case notADate(String)
  /// `around` names another player than the one who sent the request.
  case aroundOtherPlayer

  /// The code in the response, which also determines the HTTP status.
  package var code: ErrorCode { self == .encoding ? .malformed : .valueInvalid }

  /// The name that is not valid; nil if the error does not concern one name.
  package var field: String? {
    switch self {
    case .repeatedName(let name), .notInRange(let name, _), .notADate(let name): name
    case .aroundOtherPlayer: "around"
    case .encoding, .unknownName: nil
    }
  }
}
