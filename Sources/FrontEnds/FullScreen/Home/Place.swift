import Client
import GameEngine
import Messages
import Terminal

/// A screen that the home screen opens.
enum Place: CaseIterable, Sendable {
  case daily, learn, play, run, speed, word, lookUp
  case favorites, seen, profile, recap, leaderboard, account, settings, help

  /// The rows of the menu, in two columns.
  static let rows = (allCases.count + 1) / 2

  /// The key that opens it.
  var letter: Character {
    switch self {
    case .daily: "d"
    case .learn: "l"
    case .play: "p"
    case .run: "r"
    case .speed: "s"
    case .word: "w"
    case .lookUp: "u"
    case .favorites: "f"
    case .seen: "e"
    case .profile: "o"
    case .recap: "c"
    case .leaderboard: "b"
    case .account: "a"
    case .settings: "t"
    case .help: "h"
    }
  }

  /// Its name in the menu.
  func name(in messages: Messages) -> String {
    switch self {
    case .daily: messages("Daily", context: "the menu")
    case .learn: messages("Learn", context: "the menu")
    case .play: messages("Play", context: "the menu")
    case .run: messages("Run", context: "the menu")
    case .speed: messages("Speed", context: "the menu")
    case .word: messages("Word", context: "the menu")
    case .lookUp: messages("Look up", context: "the menu")
    case .favorites: messages("Favorites", context: "the menu")
    case .seen: messages("Seen words", context: "the menu")
    case .profile: messages("Profile", context: "the menu")
    case .recap: messages("Recap", context: "the menu")
    case .leaderboard: messages("Leaderboard", context: "the menu")
    case .account: messages("Account", context: "the menu")
    case .settings: messages("Settings", context: "the menu")
    case .help: messages("Help", context: "the menu")
    }
  }

  /// A description in a few words.
  func summary(in messages: Messages) -> String {
    switch self {
    case .daily: messages("today's challenge, the same for everyone")
    case .learn: messages("the words that are due now, and new ones")
    case .play: messages("a practice round")
    case .run: messages("until the first miss")
    case .speed: messages("sixty seconds")
    case .word: messages("a random word")
    case .lookUp: messages("the meanings of a word")
    case .favorites: messages("the words that you keep")
    case .seen: messages("the words that you have met")
    case .profile: messages("your progress")
    case .recap: messages("your week and your year")
    case .leaderboard: messages("the best players on the score server")
    case .account: messages("sign in, sign up")
    case .settings: messages("your settings")
    case .help: messages("how to play")
    }
  }

  /// The screen that opens.
  var destination: Destination {
    switch self {
    case .daily: .game(.daily(date: nil))
    case .learn: .game(.learn(LearnRequest()))
    case .play: .practice
    case .run: .game(.run)
    case .speed: .game(.speed)
    case .word: .word(.random)
    case .lookUp: .lookUp
    case .favorites: .favorites
    case .seen: .seenWords
    case .profile: .profile
    case .recap: .recap
    case .leaderboard: .leaderboard(nil)
    case .account: .account
    case .settings: .settings
    case .help: .help
    }
  }
}
