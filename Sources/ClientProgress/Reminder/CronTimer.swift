package import ClientCore
import FoundationEssentials
import Messages

/// A timer that is a line in the player's crontab.
package struct CronTimer: ReminderTimer {
  package let host: Host

  package var kind: ReminderTimerKind { .cron }

  package func set(at time: ReminderTime, running command: ReminderCommand) throws(ClientError)
    -> Bool
  {
    guard var table = try table() else { return false }
    table.add(command, at: time)
    try write(table)
    return true
  }

  package func remove() throws(ClientError) {
    guard var table = try table(), table.hasReminder else { return }
    table.removeReminder()
    try write(table)
  }

  package func time() throws(ClientError) -> ReminderTime? { try table()?.time }

  /// The player's crontab; nil if cron is not available to them.
  ///
  /// - Throws: `ClientError` if it cannot be read: overwriting it would lose its other lines.
  private func table() throws(ClientError) -> CronTable? {
    guard let outcome = host.run("crontab", ["-l"], Data()) else { return nil }
    if outcome.hasSucceeded { return CronTable(outcome.output) }
    let complaint = outcome.complaint.lowercased()
    if complaint.contains("not allowed") { return nil }
    // Each implementation of cron has its own message for a user without a crontab.
    let isNone = ["no crontab", "no such file"].contains { complaint.contains($0) }
    guard outcome.end == .exited(1), outcome.output.isEmpty, isNone else {
      throw failure(of: "crontab", outcome)
    }
    return CronTable()
  }

  private func write(_ table: CronTable) throws(ClientError) {
    let outcome =
      table.bytes.isEmpty
      ? host.run("crontab", ["-r"], Data()) : host.run("crontab", ["-"], table.bytes)
    guard let outcome, outcome.hasSucceeded else { throw failure(of: "crontab", outcome) }
  }
}
