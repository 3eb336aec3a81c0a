import ArgumentParser
import Client
import FrontEnds

struct RemindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind",
    abstract: "Be reminded once a day, unless you have played by then.",
    discussion: """
      The reminder is a notification on your desktop, else a mail on this computer. It keeps quiet once \
      your streak is safe for the day: the daily finished, or ten answers given.
      """,
    subcommands: [Status.self, On.self, Off.self, Now.self], defaultSubcommand: Status.self)

  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Tell when the reminder comes.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().showReminder() }
  }

  struct On: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: "Set the reminder, or set it to another time.",
      discussion: """
        It is started by a timer of systemd where you have one, else by a line in your crontab, at this \
        computer's local time.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: ArgumentHelp("The time of day, 00:00 to 23:59.", valueName: "HH:MM"))
    var time: String

    func run() throws { try options.client().remind(at: time) }
  }

  struct Off: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Remove the reminder.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().stopReminding() }
  }

  /// What the timer runs.
  struct Now: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "now", abstract: "Remind now, unless the streak is safe for today.",
      shouldDisplay: false)
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().remindNow() }
  }
}
