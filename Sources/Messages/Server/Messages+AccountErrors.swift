import GameEngine
import ScoreAPI

/// Details of rejected requests that players see most.
extension Messages {
  func detail(of error: AccountError) -> String {
    switch error {
    case .wrongCredentials: self("Check the name and the password, and try again.")
    case .invalidToken:
      self("Sign in, and send the session's token as `Authorization: Bearer TOKEN`.")
    case .disabled: self("The operator of this server has disabled the account. Ask them why.")
    case .signupClosed: self("Ask the operator of this server for an account.")
    case .invitationRequired: self("Ask the operator of this server for an invitation.")
    case .invitationInvalid: self("The invitation code is not valid. Check it and try again.")
    case .usernameTaken: self("The name is in use or was used before. Choose another.")
    case .usernameRepeated(let line): self("The name is already in line \(line).")
    case .usernameMalformed:
      self("A name has 3 to 20 characters: letters a to z, digits, `_` and `-`.")
    case .usernameReserved: self("The name is reserved. Choose another.")
    case .usernameOffensive: self("The name might offend. Choose another.")
    case .passwordTooShort(let minimum):
      self("A password needs at least \(minimum) characters. Four words make a good one.")
    case .passwordTooLong(let maximum):
      self("A password may have at most \(number(maximum)) characters.")
    case .passwordIsUsername: self("The password is like your name. Choose another.")
    case .passwordIsServerName: self("The password is like the server's name. Choose another.")
    case .passwordCommon: self("The password is one of the most common ones. Choose another.")
    }
  }

  func detail(of error: RunError) -> String {
    switch error {
    case .ended: self("The run has ended. Start another.")
    case .moveDiffers(let number?):
      self("Move \(number) was made with other input, which remains.")
    case .moveDiffers(nil): self("This move was made before.")
    case .moveOutOfOrder(let next): self("The next move has number \(next).")
    case .moveNumber: self("Moves are numbered from 1.")
    case .quitAsMove:
      self("Give a run up with `DELETE`. A daily stays open until its date closes.")
    case .refused(let event): sentence(event.refusal)
    case .dailyNotOpen(let date, let opensAt, let closesAt):
      self(
        """
        The daily of \("\(date)") is open from \(opensAt.description) to \
        \(closesAt.description).
        """)
    case .dateMissing: self("A daily needs a date.")
    case .dateNotAllowed: self("A run has no date.")
    case .boardNotPlayable: self("Only `daily` and `run` can be played.")
    case .dailyReplayNotAvailable(let date):
      self("The replay of this daily is available from \(date.description).")
    case .runReplayNotAvailable: self("The replay of a run is available when it has ended.")
    }
  }
}
