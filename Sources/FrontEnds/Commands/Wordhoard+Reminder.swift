import Client
import Foundation
import GameEngine
import Journal

extension Wordhoard {
  /// The reminder on this computer, as `--json` prints it.
  private struct Reminder: Encodable {
    /// When it comes, or `off`.
    let reminder: String
    /// What starts it; nil where nothing does.
    let timer: String?
  }

  /// Sets the daily reminder, or sets it anew.
  ///
  /// - Throws: `ClientError` for what is no time, and where this computer cannot remind.
  package func remind(at text: String) throws {
    guard let time = ReminderTime(text) else {
      throw ClientError(
        "time_malformed", "\(text) is no time of day such as 19:30", exit: .usage)
    }
    let timer = try setReminder(at: time)
    host.output.write(
      "A reminder comes daily at \(time) by \(timer.name), unless you have played by then.\n")
  }

  /// Removes the daily reminder.
  ///
  /// - Throws: `ClientError` where something of it is left.
  package func stopReminding() throws {
    try removeReminder()
    host.output.write("No reminder comes on this computer.\n")
  }

  /// Prints when the reminder comes.
  ///
  /// - Throws: `ClientError`.
  package func showReminder() throws {
    for timer in timers {
      guard let time = try timer.time() else { continue }
      return try print(Reminder(reminder: "\(time)", timer: timer.name)) {
        "A reminder comes daily at \(time) by \(timer.name).\n"
      }
    }
    try print(Reminder(reminder: Settings.noReminder, timer: nil)) {
      "No reminder comes on this computer; `wordhoard remind on 19:30` sets one.\n"
    }
  }

  /// Reminds the player now, unless the daily is finished or ten answers are given today: this is what the
  /// timer runs.
  ///
  /// - Throws: `ClientError` where there is no way to.
  package func remindNow() throws {
    let today = try todayAtAGlance(try journal.progress())
    if !today.streakIsSafe { try Notifier(host: host).tell(TodayText(today: today).line) }
  }

  /// Sets or removes the reminder by the value of its setting.
  ///
  /// - Throws: `ClientError` where this computer cannot remind.
  func changeReminder(to value: String) throws {
    if let time = ReminderTime(value) {
      _ = try setReminder(at: time)
    } else {
      try removeReminder()
    }
  }

  // MARK: - Parts

  private var timers: [any ReminderTimer] { [SystemdTimer(host: host), CronTimer(host: host)] }

  private func setReminder(at time: ReminderTime) throws -> any ReminderTimer {
    try Notifier(host: host).check()
    let command = try reminderCommand()
    try removeTimers()
    do {
      let timer = try started(at: time, running: command)
      try note("\(time)")
      return timer
    } catch {
      // One that is not in the journal would be set behind the player's back.
      try? removeTimers()
      try note(Settings.noReminder)
      throw error
    }
  }

  private func started(
    at time: ReminderTime, running command: ReminderCommand
  ) throws(ClientError) -> any ReminderTimer {
    var reason = ClientError(
      "no_timer", "nothing here could start a reminder; install cron, or log in where systemd runs")
    for timer in timers {
      do throws(ClientError) {
        if try timer.set(at: time, running: command) { return timer }
      } catch {
        reason = error
      }
    }
    throw reason
  }

  private func removeReminder() throws {
    try removeTimers()
    try note(Settings.noReminder)
  }

  private func removeTimers() throws(ClientError) {
    for timer in timers { try timer.remove() }
  }

  /// Remembers the setting, where it changes.
  private func note(_ value: String) throws {
    guard Settings(try journal.progress())[.reminder] != value else { return }
    try write(.setting(SettingEntry(key: Settings.Key.reminder.rawValue, value: value)))
  }

  /// What the timer runs. It finds neither our working directory nor our environment, so it is told what
  /// matters of them.
  private func reminderCommand() throws(ClientError) -> ReminderCommand {
    let home = URL(fileURLWithPath: options.home).path
    let carried = ["WORDHOARD_CONTENT", "XDG_RUNTIME_DIR"].compactMap { name in
      host.environment[name].flatMap { $0.isEmpty ? nil : (name: name, value: $0) }
    }
    return try ReminderCommand(
      [host.executable, "remind", "now", "--home", home], environment: carried)
  }
}
