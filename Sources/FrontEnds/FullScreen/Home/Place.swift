import Client
import GameEngine
import Terminal

/// Where one can go from the home screen.
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

  /// Its name.
  var name: String {
    switch self {
    case .daily: "Daily"
    case .learn: "Learn"
    case .play: "Play"
    case .run: "Run"
    case .speed: "Speed"
    case .word: "Word"
    case .lookUp: "Look up"
    case .favorites: "Favorites"
    case .seen: "Seen words"
    case .profile: "Profile"
    case .recap: "Recap"
    case .leaderboard: "Leaderboard"
    case .account: "Account"
    case .settings: "Settings"
    case .help: "Help"
    }
  }

  /// What it is, in a few words.
  var summary: String {
    switch self {
    case .daily: "today's challenge, the same for everybody"
    case .learn: "what is worth asking now"
    case .play: "a practice round"
    case .run: "until the first miss"
    case .speed: "sixty seconds"
    case .word: "a word drawn by chance"
    case .lookUp: "what a word means"
    case .favorites: "the words that you keep"
    case .seen: "the words that you have met"
    case .profile: "where you stand"
    case .recap: "your week and your year"
    case .leaderboard: "who did best on the score server"
    case .account: "sign in, sign up"
    case .settings: "what can be changed"
    case .help: "how all this is played"
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
