/// A body that cannot be read, or does not suit its route. Never contains a value, which may be a secret.
package enum BodyError: Hashable, Sendable {
  /// The body is missing.
  case missing
  /// It is shorter than announced.
  case truncated
  /// It has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// Its media type is not JSON.
  case mediaType
  /// It is compressed or encoded in another way.
  case contentEncoding
  /// It is not valid JSON: why, and at which byte.
  case invalidJSON(JSONError, offset: Int)
  /// It is not a JSON object.
  case notAnObject
  /// It has a field that the route does not know.
  case unknownField(String)
  /// A field is missing.
  case missingField(String)
  /// A field, or for nil the body, has the wrong type.
  case wrongType(String?)
  /// A field, or for nil the body, must not be null.
  case null(String?)
  /// The value of a field, or for nil the body, is not valid.
  case invalid(String?)

  /// The stable code.
  package var code: ErrorCode {
    switch self {
    case .missing, .truncated, .invalidJSON: .malformed
    case .tooLarge: .bodyTooLarge
    case .mediaType, .contentEncoding: .mediaTypeUnsupported
    case .notAnObject, .unknownField, .missingField, .wrongType, .null, .invalid: .valueInvalid
    }
  }

  /// The field at fault.
  package var field: String? {
    switch self {
    case .unknownField(let field), .missingField(let field): field
    case .wrongType(let field), .null(let field), .invalid(let field): field
    default: nil
    }
  }
}
