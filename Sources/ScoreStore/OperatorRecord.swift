/// A recorded act of an operator.
package struct OperatorRecord: Hashable, Sendable {
  /// The acts that are recorded. Their names are stored, so they never change.
  package enum Action: String, Sendable {
    /// Disabled an account.
    case disable
    /// Enabled an account.
    case enable
    /// Deleted an account.
    case delete
    /// Set a new password.
    case resetPassword = "reset-password"
    /// Removed a run from all boards.
    case removeRun = "remove-run"
  }

  /// Its number; later records have higher numbers.
  package let number: Int64
  /// Who did it, when and why.
  package let act: OperatorAct
  /// The kind of act.
  package let action: Action
  /// The name of the player's account.
  package let username: String
  /// The run that was removed.
  package let run: RunID?

  package init(
    number: Int64, act: OperatorAct, action: Action, username: String, run: RunID? = nil
  ) {
    self.number = number
    self.act = act
    self.action = action
    self.username = username
    self.run = run
  }
}
