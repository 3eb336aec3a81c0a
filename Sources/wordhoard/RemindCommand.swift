import ArgumentParser
import ClientCore
import ClientProgress

struct RemindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", _superCommandName: "wordhoard",
    abstract: "Set a daily reminder for days when you have not played yet.",
    discussion: """
      The reminder is a desktop notification, or else a local mail. It is skipped once your streak \
      is safe for the day: with the daily finished, or ten answers given.
      """,
    subcommands: [Status.self, On.self, Off.self, Now.self], defaultSubcommand: Status.self)

  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show the time of the reminder.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().progress.reminderCommands.show() }
  }

  struct On: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: "Set the time of the reminder.",
      discussion: """
        A systemd timer starts it if available, otherwise a line in your crontab, at this computer's \
        local time.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: ArgumentHelp("The time of day, 00:00 to 23:59.", valueName: "HH:MM"))
    var time: String

    func run() throws { try options.client().progress.reminderCommands.set(at: time) }
  }

  struct Off: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Remove the reminder.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().progress.reminderCommands.remove() }
  }

  /// The command that the timer runs.
  struct Now: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "now", abstract: "Remind now, unless the streak is safe for today.",
      shouldDisplay: false)
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().progress.reminderCommands.remindNow() }
  }
}
