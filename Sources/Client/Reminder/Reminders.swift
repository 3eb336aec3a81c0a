import Foundation
import Journal
import Messages

/// The daily reminder on this computer.
package struct Reminders: Sendable {
  private let folder: String
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - folder: the player's folder, which the reminder reads.
  ///   - store: has the setting.
  ///   - host: runs programs.
  package init(folder: String, store: PlayerStore, host: Host) {
    self.folder = folder
    self.store = store
    self.host = host
  }

  private var timers: [any ReminderTimer] { [SystemdTimer(host: host), CronTimer(host: host)] }

  /// Sets the reminder, or sets it anew.
  ///
  /// - Returns: what starts it.
  /// - Throws: `ClientError` where this computer cannot remind.
  package func set(at time: ReminderTime) throws -> String {
    try Notifier(host: host).check()
    let command = try reminderCommand()
    try removeTimers()
    do {
      let timer = try started(at: time, running: command)
      try store.set(.reminder, to: "\(time)")
      return timer.name
    } catch {
      // One that is not in the journal would be set behind the player's back.
      try? removeTimers()
      try store.set(.reminder, to: Settings.noReminder)
      throw error
    }
  }

  private func started(
    at time: ReminderTime, running command: ReminderCommand
  ) throws(ClientError) -> any ReminderTimer {
    var reason = ClientError(
      .noTimer,
      "nothing on this machine can start a reminder",
      remedy: "install cron, or log in where systemd runs")
    for timer in timers {
      do throws(ClientError) {
        if try timer.set(at: time, running: command) { return timer }
      } catch {
        reason = error
      }
    }
    throw reason
  }

  /// Removes the reminder.
  ///
  /// - Throws: `ClientError` where something of it is left.
  package func remove() throws {
    try removeTimers()
    try store.set(.reminder, to: Settings.noReminder)
  }

  /// Sets or removes the reminder by the value of its setting.
  ///
  /// - Throws: `ClientError` where this computer cannot remind.
  package func change(to value: String) throws {
    if let time = ReminderTime(value) {
      _ = try set(at: time)
    } else {
      try remove()
    }
  }

  /// When the reminder comes, and what starts it; nil where none is set.
  ///
  /// - Throws: `ClientError`.
  package func current() throws -> (time: ReminderTime, timer: String)? {
    for timer in timers {
      if let time = try timer.time() { return (time, timer.name) }
    }
    return nil
  }

  /// Shows the player a line now, wherever they are.
  ///
  /// - Throws: `ClientError` where there is no way to.
  package func show(_ line: String) throws { try Notifier(host: host).tell(line) }

  private func removeTimers() throws(ClientError) {
    for timer in timers { try timer.remove() }
  }

  /// What the timer runs. It finds neither our working directory nor our environment, so it is told what
  /// matters of them.
  private func reminderCommand() throws(ClientError) -> ReminderCommand {
    let home = URL(fileURLWithPath: folder).path
    let carried = ["WORDHOARD_CONTENT", "XDG_RUNTIME_DIR"].compactMap { name in
      host.environment[name].flatMap { $0.isEmpty ? nil : (name: name, value: $0) }
    }
    return try ReminderCommand(
      [host.executable, "remind", "now", "--home", home], environment: carried)
  }
}
