package import ClientCore
import Messages

/// The kinds of timers. Their raw values are stable names.
package enum ReminderTimerKind: String, Sendable {
  /// A line in the player's crontab.
  case cron
  /// A timer of the player's systemd instance.
  case systemd
}

/// A facility of the system that starts the reminder every day.
package protocol ReminderTimer {
  /// The kind, for reports and JSON.
  var kind: ReminderTimerKind { get }

  /// Sets the timer, which must not be set yet.
  ///
  /// - Returns: false if this computer does not have the facility.
  /// - Throws: `ClientError` if it fails; then no part of it is left.
  func set(at time: ReminderTime, running command: ReminderCommand) throws(ClientError) -> Bool

  /// Removes the timer.
  ///
  /// - Throws: `ClientError` if a part of it is left.
  func remove() throws(ClientError)

  /// The time of day it is set for; nil if it is not set.
  ///
  /// - Throws: `ClientError` if the timer cannot be read.
  func time() throws(ClientError) -> ReminderTime?
}

extension ReminderTimer {
  /// The error for a program that failed, with its complaint if there is one.
  package func failure(of program: String, _ outcome: ProgramOutcome?) -> ClientError {
    let complaint = outcome?.complaint ?? ""
    let reason = complaint.isEmpty ? Phrase("it failed") : Phrase(verbatim: complaint)
    return ClientError(.reminderFailed, "\(program): \(reason)", remedy: "fix that and try again")
  }
}
