package import ClientCore
import FoundationEssentials
import Journal
import Messages

/// The daily reminder on this computer.
package struct Reminders: Sendable {
  private let folder: String
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - folder: the player's folder, which the reminder reads.
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
  /// - Returns: the kind of the timer.
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
      // Do not leave a timer of which the settings do not know.
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
  /// - Throws: `ClientError` if a part of it is left.
  package func remove() throws {
    try removeTimers()
    try store.set(.reminder, to: Settings.noReminder)
  }

  /// Sets or removes the reminder by the value of its setting.
  ///
  /// - Throws: `ClientError` if this computer cannot remind.
  package func change(to value: String) throws {
    if let time = ReminderTime(value) {
      _ = try set(at: time)
    } else {
      try remove()
    }
  }

  /// The time of the reminder, and the kind of its timer; nil if none is set.
  ///
  /// - Throws: `ClientError`.
  package func current() throws -> (time: ReminderTime, timer: ReminderTimerKind)? {
    for timer in timers {
      if let time = try timer.time() { return (time, timer.kind) }
    }
    return nil
  }

  /// Notifies the player now.
  ///
  /// - Throws: `ClientError` if that is not possible.
  package func show(_ line: String) throws { try Notifier(host: host).show(line) }

  private func removeTimers() throws(ClientError) {
    for timer in timers { try timer.remove() }
  }

  /// The command that the timer runs. It inherits neither the working directory nor the environment of this
  /// process, so the relevant parts of them are part of the command.
  private func reminderCommand() throws(ClientError) -> ReminderCommand {
    let home = URL(fileURLWithPath: folder).path
    let carried = ["WORDHOARD_CONTENT", "XDG_RUNTIME_DIR"].compactMap { name in
      host.environment[name].flatMap { $0.isEmpty ? nil : (name: name, value: $0) }
    }
    return try ReminderCommand(
      [host.executable, "remind", "now", "--home", home], environment: carried)
  }
}
