import ScoreAPI

/// Explains rejected requests about accounts and sessions.
struct AccountErrorTexts: Sendable {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  func detail(of error: AccountError) -> String {
    switch error {
    case .wrongCredentials: messages("Check the name and the password, and try again.")
    case .invalidToken:
      messages("Sign in, and send the session's token as `Authorization: Bearer TOKEN`.")
    case .disabled: messages("The operator of this server has disabled the account. Ask them why.")
    case .signupClosed: messages("Ask the operator of this server for an account.")
    case .invitationRequired: messages("Ask the operator of this server for an invitation.")
    case .invitationInvalid: messages("The invitation code is not valid. Check it and try again.")
    case .usernameTaken:
      messages("The name, or one that looks like it, is in use or was used before. Choose another.")
    case .usernameRepeated(let line):
      messages("The name, or one that looks like it, is already in line \(line).")
    case .usernameMalformed:
      messages("A name has 3 to 20 characters: letters a to z, digits, `_` and `-`.")
    case .usernameReserved: messages("The name is reserved. Choose another.")
    case .usernameOffensive: messages("The name might offend. Choose another.")
    case .passwordTooShort(let minimum):
      messages("A password needs at least \(minimum) characters. Four words make a good one.")
    case .passwordTooLong(let maximum):
      messages("A password may have at most \(messages.number(maximum)) characters.")
    case .passwordIsUsername: messages("The password is like your name. Choose another.")
    case .passwordIsServerName: messages("The password is like the server's name. Choose another.")
    case .passwordCommon: messages("The password is one of the most common ones. Choose another.")
    case .passwordPattern:
      messages(
        "The password is a pattern that is easy to guess, such as a row of keys. Choose another.")
    }
  }
}
