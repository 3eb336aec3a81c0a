/// A violated rule about accounts, sessions, names or passwords.
package enum AccountError: Hashable, Sendable {
  /// No account has this name and password. The response does not disclose which one is wrong.
  case wrongCredentials
  /// The token is missing or not valid.
  case invalidToken
  /// The operator has disabled the account.
  case disabled
  /// Only the operator creates accounts.
  case signupClosed
  /// Signup needs an invitation code.
  case invitationRequired
  /// The invitation code is not valid.
  case invitationInvalid
  /// The name, or a similar-looking one, is in use or was used before.
  case usernameTaken
  /// The name, or a similar-looking one, is also in an earlier line of a file.
  case usernameRepeated(line: Int)
  /// The name is too short, too long, or contains characters that are not allowed.
  case usernameMalformed
  /// The name is reserved.
  case usernameReserved
  /// The name might offend.
  case usernameOffensive
  /// The password has fewer than `minimum` characters.
  case passwordTooShort(minimum: Int)
  /// The password has more than `maximum` characters.
  case passwordTooLong(maximum: Int)
  /// The password is the username, possibly repeated or with digits.
  case passwordIsUsername
  /// The password is the name of the server or of the game, possibly repeated or with digits.
  case passwordIsServerName
  /// The password is one of the most common ones.
  case passwordCommon
  /// The password is a repetition, an alphabetical sequence, a row of a keyboard, or has almost no
  /// visible characters.
  case passwordPattern

  /// The code in the response, which also determines the HTTP status.
  package var code: ErrorCode {
    switch self {
    case .wrongCredentials: .credentialsWrong
    case .invalidToken: .tokenInvalid
    case .disabled: .forbidden
    case .signupClosed, .invitationRequired, .invitationInvalid: .registrationClosed
    case .usernameTaken, .usernameRepeated: .usernameTaken
    case .usernameMalformed, .usernameReserved, .usernameOffensive: .usernameInvalid
    case .passwordTooShort: .passwordTooShort
    case .passwordTooLong: .valueInvalid
    case .passwordIsUsername, .passwordIsServerName, .passwordCommon, .passwordPattern:
      .passwordTooCommon
    }
  }
}
