package import ClientCore
import FoundationEssentials
import Journal
import Messages

/// Sets and shows the daily reminder on this computer.
package struct Reminders: Sendable {
  private let folder: String
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - folder: the player's folder. The reminder's command reads it.
  ///   - store: the settings.
  ///   - host: runs programs.
  package init(folder: String, store: PlayerStore, host: Host) {
    self.folder = folder
    self.store = store
    self.host = host
  }

  private var timers: [any ReminderTimer] { [SystemdTimer(host: host), CronTimer(host: host)] }

  /// Sets the reminder, replacing an earlier one.
  ///
  /// - Returns: the kind of the timer that was set.
  /// - Throws: `ClientError` if this computer cannot remind.
  package func set(at time: ReminderTime) throws -> ReminderTimerKind {
    try Notifier(host: host).check()
    let command = try reminderCommand()
    try removeTimers()
    do {
      let timer = try started(at: time, running: command)
      try store.set(.reminder, to: "\(time)")
      return timer.kind
    } catch {
      // Do not leave a timer that the settings do not know.
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

  /// Removes the timers of all kinds, and the setting.
  ///
  /// - Throws: `ClientError` if a part of it is left.
  package func remove() throws {
    try removeTimers()
    try store.set(.reminder, to: Settings.noReminder)
  }

  /// Sets the reminder if `value` is a time of day, and removes it otherwise.
  ///
  /// - Throws: `ClientError` if this computer cannot remind.
  package func change(to value: String) throws {
    if let time = ReminderTime(value) {
      _ = try set(at: time)
    } else {
      try remove()
    }
  }

  /// The time of the reminder and the kind of its timer; nil if none is set.
  ///
  /// - Throws: `ClientError`.
  package func current() throws -> (time: ReminderTime, timer: ReminderTimerKind)? {
    for timer in timers {
      if let time = try timer.time() { return (time, timer.kind) }
    }
    return nil
  }

  /// Shows a notification at once.
  ///
  /// - Throws: `ClientError` if no program could show it.
  package func show(_ line: String) throws { try Notifier(host: host).show(line) }

  private func removeTimers() throws(ClientError) {
    for timer in timers { try timer.remove() }
  }

  /// The command that the timer runs. The timer does not inherit the working directory or
  /// environment of this process, so the command contains the relevant parts.
  private func reminderCommand() throws(ClientError) -> ReminderCommand {
    let home = URL(fileURLWithPath: folder).path
    let carried = ["WORDHOARD_CONTENT", "XDG_RUNTIME_DIR"].compactMap { name in
      host.environment[name].flatMap { $0.isEmpty ? nil : (name: name, value: $0) }
    }
    return try ReminderCommand(
      [host.executable, "remind", "now", "--home", home], environment: carried)
  }
}
