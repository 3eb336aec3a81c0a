import ArgumentParser
import ClientCore

/// `wordhoard`: without a subcommand, the home screen.
struct WordhoardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard",
    abstract: "Learn words by playing.",
    discussion: """
      Start with `wordhoard daily`: ten questions, the same for everyone today. During a game, \
      `:help` lists the commands.

      Everything works offline. Your data is stored in $WORDHOARD_HOME, else in \
      $XDG_DATA_HOME/wordhoard, else in ~/.local/share/wordhoard.
      """,
    version: version,
    subcommands: [
      HomeCommand.self, TodayCommand.self, DailyCommand.self, LearnCommand.self, PlayCommand.self,
      RunCommand.self,
      SpeedCommand.self, ReadCommand.self,
      DefineCommand.self, WordCommand.self, SayCommand.self, FavoriteCommand.self, SeenCommand.self,
      HistoryCommand.self, ProfileCommand.self, RecapCommand.self, ShareCommand.self,
      RemindCommand.self, SettingsCommand.self, CourseCommand.self,
      DeckCommand.self, CardCommand.self, BookCommand.self, DiscoverCommand.self,
      SearchCommand.self, UndoCommand.self,
      ExportCommand.self,
      ImportCommand.self, DataCommand.self, SignupCommand.self, LoginCommand.self,
      LogoutCommand.self, AccountCommand.self, SyncCommand.self, LeaderboardCommand.self,
      GroupCommand.self, ReplayCommand.self,
    ],
    defaultSubcommand: HomeCommand.self
  )

  static let version = "0.1.0"
}
