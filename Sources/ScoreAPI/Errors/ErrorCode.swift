/// The stable name of an error, sent as `code`. Each name has one HTTP status.
package enum ErrorCode: String, Codable, Sendable, CaseIterable {
  /// 400: the HTTP, the address or the JSON is malformed, or did not arrive completely.
  case malformed
  /// 401: no account has this name and password. The response does not disclose which one is wrong.
  case credentialsWrong = "credentials_wrong"
  /// 401: the token is missing or unknown, or its session has ended.
  case tokenInvalid = "token_invalid"
  /// 403: a replay that is not available yet, a login to an account that the operator has disabled,
  /// a change that only the owner of a group may make, or too many groups.
  case forbidden
  /// 403: signup is closed, or needs an invitation and the code is missing or unknown.
  case registrationClosed = "registration_closed"
  /// 404: it does not exist, or belongs to another player.
  case notFound = "not_found"
  /// 405: the address does not support the method. The field `Allow` lists the methods that it
  /// supports.
  case methodNotAllowed = "method_not_allowed"
  /// 406: the field `Accept` excludes the media type of the response.
  case notAcceptable = "not_acceptable"
  /// 408: the header fields or the body did not arrive in time.
  case requestTimeout = "request_timeout"
  /// 409: the name, or a similar-looking one, is in use or was used before.
  case usernameTaken = "username_taken"
  /// 409: the group has the largest number of members.
  case groupFull = "group_full"
  /// 409: the run has ended already.
  case runClosed = "run_closed"
  /// 409: the move was made before with other input, which still applies.
  case moveDiffers = "move_differs"
  /// 409: the number belongs neither to the next move nor to an earlier one.
  case moveOutOfOrder = "move_out_of_order"
  /// 409: the daily is not open yet, has closed, or is before the first date.
  case dateNotOpen = "date_not_open"
  /// 409: the cursor does not belong to this journal or board. Start again without one.
  case cursorUnknown = "cursor_unknown"
  /// 413: the body is longer than the route accepts: 1 MiB for events, less for others.
  case bodyTooLarge = "body_too_large"
  /// 414: the address is longer than 8 KiB.
  case uriTooLong = "uri_too_long"
  /// 415: the body is not `application/json` in UTF-8.
  case mediaTypeUnsupported = "media_type_unsupported"
  /// 422: a new name is malformed, reserved or offensive.
  case usernameInvalid = "username_invalid"
  /// 422: a new password has fewer code points than required, 8 by default.
  case passwordTooShort = "password_too_short"
  /// 422: a new password is a common one, a pattern, or similar to the username or the server's name.
  case passwordTooCommon = "password_too_common"
  /// 422: a value or field is not valid, or the question does not accept the move (then with
  /// `refusal`).
  case valueInvalid = "value_invalid"
  /// 429, with `Retry-After`: too many requests, signups or wrong passwords in a period.
  case rateLimited = "rate_limited"
  /// 431: the header fields are longer than 16 KiB in total.
  case headersTooLarge = "headers_too_large"
  /// 503, with `Retry-After`: the server is busy or shutting down, or its disk is full.
  case unavailable

  /// The HTTP status of a response with this code.
  package var status: Int {
    switch self {
    case .malformed: 400
    case .credentialsWrong, .tokenInvalid: 401
    case .forbidden, .registrationClosed: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .requestTimeout: 408
    case .usernameTaken, .groupFull, .runClosed, .moveDiffers, .moveOutOfOrder, .dateNotOpen,
      .cursorUnknown:
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
}
