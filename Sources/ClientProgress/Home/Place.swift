import ClientCore
import GameEngine
import Messages
import Terminal

/// A place that a key of the home screen opens. The menu shows twelve of them.
enum Place: CaseIterable, Sendable {
  case daily, soloDaily, hardDaily, learn, run, speed, play, forms
  case lookUp, decks, library, discover, word, wordOfTheDay, favorites, seen
  case profile, recap, leaderboard, settings, course, account, help

  /// A column of the menu, in order.
  enum Group: CaseIterable, Sendable {
    case games, words, player

    /// The title of the column.
    func name(in messages: Messages) -> String {
      switch self {
      case .games: messages("Play", context: "the menu's title")
      case .words: messages("Words", context: "the menu")
      case .player: messages("You", context: "the menu")
      }
    }
  }

  /// The column of the menu that contains it; nil if only its key opens it.
  var group: Group? {
    switch self {
    case .run, .speed, .play, .forms: .games
    case .lookUp, .decks, .library, .discover: .words
    case .profile, .recap, .leaderboard, .settings: .player
    case .daily, .soloDaily, .hardDaily, .learn, .word, .wordOfTheDay, .favorites, .seen, .course,
      .account,
      .help:
      nil
    }
  }

  /// The key that opens it from the home screen.
  var letter: Character {
    switch self {
    case .daily: "d"
    case .soloDaily: "y"
    case .hardDaily: "m"
    case .learn: "l"
    case .run: "r"
    case .speed: "s"
    case .play: "p"
    case .forms: "g"
    case .word: "w"
    case .wordOfTheDay: "n"
    case .lookUp: "u"
    case .favorites: "f"
    case .seen: "e"
    case .decks: "k"
    case .discover: "v"
    case .library: "i"
    case .profile: "o"
    case .recap: "c"
    case .leaderboard: "b"
    case .account: "a"
    case .settings: "t"
    case .course: "x"
    case .help: "h"
    }
  }

  /// The name in the menu, of at most 13 columns.
  func name(in messages: Messages) -> String {
    switch self {
    case .daily: messages("Daily", context: "the menu")
    case .soloDaily: messages("Solo daily", context: "the menu")
    case .hardDaily: messages("Hard daily", context: "the menu")
    case .learn: messages("Learn", context: "the menu")
    case .run: messages("Run", context: "the menu")
    case .speed: messages("Speed", context: "the menu")
    case .play: messages("Practice", context: "the menu")
    case .forms: messages("All forms", context: "the menu")
    case .word: messages("Random word", context: "the menu")
    case .wordOfTheDay: messages("Today's word", context: "the menu")
    case .lookUp: messages("Look up", context: "the menu")
    case .favorites: messages("Favorites", context: "the menu")
    case .seen: messages("Seen words", context: "the menu")
    case .decks: messages("Decks", context: "the menu")
    case .discover: messages("Discover", context: "the menu")
    case .library: messages("Library", context: "the menu")
    case .profile: messages("Profile", context: "the menu")
    case .recap: messages("Recap", context: "the menu")
    case .leaderboard: messages("Leaderboard", context: "the menu")
    case .account: messages("Account", context: "the menu")
    case .settings: messages("Settings", context: "the menu")
    case .course: messages("Course", context: "the menu")
    case .help: messages("Help", context: "the menu")
    }
  }

  /// Makes the screen that it opens.
  func screen(_ navigator: Navigator<ProgressRoute>) -> any Screen {
    switch self {
    case .daily: navigator.screen(.game(.daily(date: nil)))
    case .soloDaily: navigator.screen(.game(.daily(date: nil, isSolo: true)))
    case .hardDaily:
      navigator.screen(.game(.daily(date: nil, course: CourseID.hard.rawValue)))
    case .learn: navigator.screen(.game(.learn(LearnRequest())))
    case .play: navigator.screen(.practice)
    case .run: navigator.screen(.game(.run()))
    case .speed: navigator.screen(.game(.speed()))
    case .forms: navigator.screen(.forms)
    case .word: navigator.screen(.word(.random))
    case .wordOfTheDay: navigator.screen(.word(.ofTheDay))
    case .lookUp: navigator.screen(.lookUp)
    case .favorites: navigator.screen(.favorites)
    case .seen: navigator.screen(.seenWords)
    case .decks: navigator.screen(.decks)
    case .discover: navigator.screen(.discover)
    case .library: navigator.screen(.library)
    case .profile: navigator.screen(.profile)
    case .recap: navigator.screen(.recap)
    case .leaderboard: navigator.screen(.leaderboard(nil))
    case .account: navigator.screen(.account)
    case .settings: navigator.screen(.settings())
    case .course: navigator.screen(.settings(.course))
    case .help: navigator.screen(.help)
    }
  }
}
