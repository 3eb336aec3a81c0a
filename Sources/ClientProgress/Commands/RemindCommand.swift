import ArgumentParser
import ClientCore
import Messages

struct RemindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", _superCommandName: "wordhoard",
    abstract: "Set a daily reminder for days when you have not played yet.",
    discussion: """
      The reminder is a desktop notification, or else a local mail. It is skipped once your streak \
      is safe for the day: with the daily finished, or ten answers given.
      """,
    subcommands: [Status.self, On.self, Off.self, Now.self], defaultSubcommand: Status.self)

  struct Status: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show the time of the reminder.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: ProgressFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let reminders = feature.reminders
      guard let (time, timer) = try reminders.current() else {
        return try presentation.print(Reminder(reminder: Settings.noReminder, timer: nil)) {
          messages("No reminder comes on this computer; `wordhoard remind on 19:30` sets one.")
            + "\n"
        }
      }
      try presentation.print(Reminder(reminder: "\(time)", timer: timer.rawValue)) {
        messages("A reminder comes daily at \(time.description) by \(timer.name(in: messages)).")
          + "\n"
      }
    }

    /// The reminder on this computer, as `--json` prints it.
    private struct Reminder: Encodable {
      /// The time of day as `HH:MM`, or `off`.
      let reminder: String
      /// The kind of its timer; nil if the reminder is off.
      let timer: String?
    }
  }

  struct On: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: "Set the time of the reminder.",
      discussion: """
        A systemd timer starts it if available, otherwise a line in your crontab, at this computer's \
        local time.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: ArgumentHelp("The time of day, 00:00 to 23:59.", valueName: "HH:MM"))
    var time: String

    func run(in feature: ProgressFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      guard let time = ReminderTime(self.time) else {
        throw ClientError(
          .timeMalformed, "\"\(self.time)\" is not a time of day such as 19:30", exit: .usage)
      }
      let timer = try feature.reminders.set(at: time)
      presentation.say(
        messages(
          "A reminder comes daily at \(time.description) by \(timer.name(in: messages)), unless you have played by then."
        ))
    }
  }

  struct Off: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Remove the reminder.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: ProgressFeature) throws {
      try feature.reminders.remove()
      feature.presentation.say(feature.messages("No reminder is set on this computer."))
    }
  }

  /// The command that the timer runs.
  struct Now: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "now", abstract: "Remind now, unless the streak is safe for today.",
      shouldDisplay: false)
    @OptionGroup var options: GlobalOptions

    func run(in feature: ProgressFeature) throws {
      let today = try feature.statistics.today()
      if !today.streakIsSafe {
        let text = TodayText(today: today, messages: feature.messages)
        try feature.reminders.show(text.line)
      }
    }
  }
}

extension ReminderTimerKind {
  fileprivate func name(in messages: Messages) -> String {
    switch self {
    case .cron: messages("a line in your crontab")
    case .systemd: messages("a systemd timer")
    }
  }
}
