import ClientCore
import Messages

/// Commands that set, remove and show the daily reminder.
package struct ReminderCommands {
  let reminders: Reminders
  let statistics: Statistics
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// The reminder on this computer, as `--json` prints it.
  private struct Reminder: Encodable {
    /// The time of day as `HH:MM`, or `off`.
    let reminder: String
    /// The kind of its timer; nil if the reminder is off.
    let timer: String?
  }

  /// Sets or changes the daily reminder.
  ///
  /// - Throws: `ClientError` if the text is not a time of day, or this computer has no timer.
  package func set(at text: String) throws {
    guard let time = ReminderTime(text) else {
      throw ClientError(
        .timeMalformed, "\"\(text)\" is not a time of day such as 19:30", exit: .usage)
    }
    let timer = try reminders.set(at: time)
    presentation.say(
      messages(
        "A reminder comes daily at \(time.description) by \(name(of: timer)), unless you have played by then."
      ))
  }

  /// Removes the daily reminder.
  ///
  /// - Throws: `ClientError` if it cannot be removed completely.
  package func remove() throws {
    try reminders.remove()
    presentation.say(messages("No reminder is set on this computer."))
  }

  /// Prints the time of the reminder, or that it is off.
  ///
  /// - Throws: `ClientError`.
  package func show() throws {
    guard let (time, timer) = try reminders.current() else {
      return try presentation.print(Reminder(reminder: Settings.noReminder, timer: nil)) {
        messages("No reminder comes on this computer; `wordhoard remind on 19:30` sets one.") + "\n"
      }
    }
    try presentation.print(Reminder(reminder: "\(time)", timer: timer.rawValue)) {
      messages("A reminder comes daily at \(time.description) by \(name(of: timer)).") + "\n"
    }
  }

  private func name(of timer: ReminderTimerKind) -> String {
    switch timer {
    case .cron: messages("a line in your crontab")
    case .systemd: messages("a systemd timer")
    }
  }

  /// Reminds the player now, unless today's daily is finished or ten answers were given today. The timer runs
  /// this.
  ///
  /// - Throws: `ClientError` if no notification can be shown.
  package func remindNow() throws {
    let today = try statistics.today()
    if !today.streakIsSafe {
      let text = TodayText(today: today, messages: messages)
      try reminders.show(text.line)
    }
  }
}
