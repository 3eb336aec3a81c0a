import Messages

/// What starts the reminder every day.
package protocol ReminderTimer {
  /// Its name, as the player is told it.
  var name: String { get }

  /// Sets it, where nothing of it is set.
  ///
  /// - Returns: false where this computer does not have it.
  /// - Throws: `ClientError` where it should work and does not; nothing of it is set then.
  func set(at time: ReminderTime, running command: ReminderCommand) throws(ClientError) -> Bool

  /// Removes all of it.
  ///
  /// - Throws: `ClientError` where something is left.
  func remove() throws(ClientError)

  /// For when it is set; nil where it is not.
  ///
  /// - Throws: `ClientError` where that cannot be told.
  func time() throws(ClientError) -> ReminderTime?
}

extension ReminderTimer {
  /// The error of a program that does not do what is asked of it.
  package func failure(of program: String, _ outcome: ProgramOutcome?) -> ClientError {
    let complaint = outcome?.complaint ?? ""
    let reason = complaint.isEmpty ? "it failed" : complaint
    return ClientError(.reminderFailed, "\(program): \(reason)", remedy: "fix that and try again")
  }
}
