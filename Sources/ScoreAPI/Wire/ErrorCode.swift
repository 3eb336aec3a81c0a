/// Why a request was refused, by a stable name. Each has its status and a title.
package enum ErrorCode: String, Codable, Sendable, CaseIterable {
  /// 400: the HTTP, the address or the JSON is not sound, or did not come whole and in time.
  case malformed
  /// 401: nobody has that name with that password; which of the two is wrong is not told.
  case credentialsWrong = "credentials_wrong"
  /// 401: the token is missing or none of ours, or its session has ended.
  case tokenInvalid = "token_invalid"
  /// 403: a replay before its time, or a login to an account that the operator has closed.
  case forbidden
  /// 403: signup is closed, or by invitation and the code is none.
  case registrationClosed = "registration_closed"
  /// 404: nothing is there, or what is there belongs to another player.
  case notFound = "not_found"
  /// 405: the address takes other methods, which the field `Allow` lists.
  case methodNotAllowed = "method_not_allowed"
  /// 406: the field `Accept` leaves out the type that the address answers with.
  case notAcceptable = "not_acceptable"
  /// 409: somebody has the name, without regard to case, or had it: none is given out again.
  case usernameTaken = "username_taken"
  /// 409: a move or a giving up came after the run's end.
  case runClosed = "run_closed"
  /// 409: the number was used with other input, which stands.
  case moveDiffers = "move_differs"
  /// 409: the number is neither the next nor that of a move that was made.
  case moveOutOfOrder = "move_out_of_order"
  /// 409: a daily was to start before it opens, after it has closed, or before the first date.
  case dateNotOpen = "date_not_open"
  /// 409: the cursor is no place in this journal, or none of a board; begin without one.
  case cursorUnknown = "cursor_unknown"
  /// 413: the body has more bytes than the route takes: 1 MiB for events, less for others.
  case bodyTooLarge = "body_too_large"
  /// 414: the address has more than 8 KiB.
  case uriTooLong = "uri_too_long"
  /// 415: the body does not come as `application/json` in UTF-8.
  case mediaTypeUnsupported = "media_type_unsupported"
  /// 422: a new name is not well formed, implies an office, or might offend.
  case usernameInvalid = "username_invalid"
  /// 422: a new password has fewer code points than the server is set to, 8 by default.
  case passwordTooShort = "password_too_short"
  /// 422: a new password is on the list of common ones, or made of the name or the server's.
  case passwordTooCommon = "password_too_common"
  /// 422: a value or key does not fit, or the question cannot take the move (then with `refusal`).
  case valueInvalid = "value_invalid"
  /// 429, with `Retry-After`: too many requests, signups or wrong passwords in a while.
  case rateLimited = "rate_limited"
  /// 431: the header fields together have more than 16 KiB.
  case headersTooLarge = "headers_too_large"
  /// 503, with `Retry-After`: the server is busy or stopping, or its disk is full.
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
