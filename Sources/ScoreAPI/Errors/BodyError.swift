/// A body that cannot be read, or that its route does not accept. Contains no value, because a
/// value may be a secret.
package enum BodyError: Hashable, Sendable {
  /// The body is missing.
  case missing
  /// The body is shorter than announced.
  case truncated
  /// The body is longer than `limit` bytes.
  case tooLarge(limit: Int)
  /// The media type of the body is not JSON.
  case mediaType
  /// The body is compressed, or encoded in another way.
  case contentEncoding
  /// The body is not valid JSON: the reason, and the offset in bytes.
  case invalidJSON(JSONError, offset: Int)
  /// The body is not a JSON object.
  case notAnObject
  /// The body contains a field that the route does not know.
  case unknownField(String)
  /// A required field is missing.
  case missingField(String)
  /// A field has the wrong type; nil for the body itself.
  case wrongType(String?)
  /// A field must not be null; nil for the body itself.
  case null(String?)
  /// The value of a field is not valid; nil for the body itself.
  case invalid(String?)

  /// The code in the response, which also determines the HTTP status.
  package var code: ErrorCode {
    switch self {
    case .missing, .truncated, .invalidJSON: .malformed
    case .tooLarge: .bodyTooLarge
    case .mediaType, .contentEncoding: .mediaTypeUnsupported
    case .notAnObject, .unknownField, .missingField, .wrongType, .null, .invalid: .valueInvalid
    }
  }

  /// The name of the invalid field; nil if the error does not concern one.
  package var field: String? {
    switch self {
    case .unknownField(let field), .missingField(let field): field
    case .wrongType(let field), .null(let field), .invalid(let field): field
    default: nil
    }
  }
}
