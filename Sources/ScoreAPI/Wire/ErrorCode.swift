/// Why a request was refused, by a stable name. Each has its status and a title.
package enum ErrorCode: String, Codable, Sendable, CaseIterable {
  case malformed
  case credentialsWrong = "credentials_wrong"
  case tokenInvalid = "token_invalid"
  case forbidden
  case registrationClosed = "registration_closed"
  case notFound = "not_found"
  case methodNotAllowed = "method_not_allowed"
  case notAcceptable = "not_acceptable"
  case usernameTaken = "username_taken"
  case runClosed = "run_closed"
  case moveDiffers = "move_differs"
  case moveOutOfOrder = "move_out_of_order"
  case dateNotOpen = "date_not_open"
  case cursorUnknown = "cursor_unknown"
  case bodyTooLarge = "body_too_large"
  case uriTooLong = "uri_too_long"
  case mediaTypeUnsupported = "media_type_unsupported"
  case usernameInvalid = "username_invalid"
  case passwordTooShort = "password_too_short"
  case passwordTooCommon = "password_too_common"
  case valueInvalid = "value_invalid"
  case rateLimited = "rate_limited"
  case headersTooLarge = "headers_too_large"
  case unavailable

  /// The HTTP status.
  package var status: Int {
    switch self {
    case .malformed: 400
    case .credentialsWrong, .tokenInvalid: 401
    case .forbidden, .registrationClosed: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .usernameTaken, .runClosed, .moveDiffers, .moveOutOfOrder, .dateNotOpen, .cursorUnknown:
      409
    case .bodyTooLarge: 413
    case .uriTooLong: 414
    case .mediaTypeUnsupported: 415
    case .usernameInvalid, .passwordTooShort, .passwordTooCommon, .valueInvalid: 422
    case .rateLimited: 429
    case .headersTooLarge: 431
    case .unavailable: 503
    }
  }

  /// What it means, in a few words that never change.
  package var title: String {
    switch self {
    case .malformed: "The request cannot be understood"
    case .credentialsWrong: "The name or the password is wrong"
    case .tokenInvalid: "The session is not valid"
    case .forbidden: "That is not allowed"
    case .registrationClosed: "This server takes no new accounts that way"
    case .notFound: "There is no such thing here"
    case .methodNotAllowed: "This address does not take that method"
    case .notAcceptable: "No wanted media type can be given"
    case .usernameTaken: "That name is taken"
    case .runClosed: "The run has ended"
    case .moveDiffers: "Another move of that number was made"
    case .moveOutOfOrder: "That is not the next move"
    case .dateNotOpen: "The daily of that date is not open"
    case .cursorUnknown: "The cursor is not known"
    case .bodyTooLarge: "The body is too large"
    case .uriTooLong: "The address is too long"
    case .mediaTypeUnsupported: "The body must be JSON"
    case .usernameInvalid: "That name cannot be used"
    case .passwordTooShort: "The password is too short"
    case .passwordTooCommon: "The password is too common"
    case .valueInvalid: "A value cannot be taken"
    case .rateLimited: "Too many requests"
    case .headersTooLarge: "The headers are too large"
    case .unavailable: "The server cannot do that now"
    }
  }
}
