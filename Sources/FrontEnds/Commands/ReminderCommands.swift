import Client

/// Commands about the daily reminder.
package struct ReminderCommands {
  let reminders: Reminders
  let statistics: Statistics
  let presentation: Presentation

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
  package func set(at text: String) throws {
    guard let time = ReminderTime(text) else {
      throw ClientError(
        "time_malformed", "\(text) is no time of day such as 19:30", exit: .usage)
    }
    let timer = try reminders.set(at: time)
    presentation.say(
      "A reminder comes daily at \(time) by \(timer), unless you have played by then.")
  }

  /// Removes the daily reminder.
  ///
  /// - Throws: `ClientError` where something of it is left.
  package func remove() throws {
    try reminders.remove()
    presentation.say("No reminder comes on this computer.")
  }

  /// Prints when the reminder comes.
  ///
  /// - Throws: `ClientError`.
  package func show() throws {
    guard let (time, timer) = try reminders.current() else {
      return try presentation.print(Reminder(reminder: Settings.noReminder, timer: nil)) {
        "No reminder comes on this computer; `wordhoard remind on 19:30` sets one.\n"
      }
    }
    try presentation.print(Reminder(reminder: "\(time)", timer: timer)) {
      "A reminder comes daily at \(time) by \(timer).\n"
    }
  }

  /// Reminds the player now, unless the daily is finished or ten answers are given today: this is what the
  /// timer runs.
  ///
  /// - Throws: `ClientError` where there is no way to.
  package func remindNow() throws {
    let today = try statistics.today()
    if !today.streakIsSafe {
      let text = TodayText(today: today, messages: presentation.host.messages)
      try reminders.show(text.line)
    }
  }
}
