import ClientCore
import GameEngine
import Messages
import Terminal

/// An entry of the home screen's menu, which opens a screen.
enum Place: CaseIterable, Sendable {
  case daily, soloDaily, learn, run, speed, play, forms
  case word, wordOfTheDay, lookUp, favorites, seen, decks, library
  case profile, recap, leaderboard, account, settings, help

  /// A column of the menu, in order.
  enum Group: CaseIterable, Sendable {
    case games, words, player

    /// The title of the column.
    func name(in messages: Messages) -> String {
      switch self {
      case .games: messages("Games", context: "the menu")
      case .words: messages("Words", context: "the menu")
      case .player: messages("You", context: "the menu")
      }
    }
  }

  /// The column of the menu that contains it.
  var group: Group {
    switch self {
    case .daily, .soloDaily, .learn, .run, .speed, .play, .forms: .games
    case .word, .wordOfTheDay, .lookUp, .favorites, .seen, .decks, .library: .words
    case .profile, .recap, .leaderboard, .account, .settings, .help: .player
    }
  }

  /// The key that opens it from the home screen.
  var letter: Character {
    switch self {
    case .daily: "d"
    case .soloDaily: "y"
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
    case .library: "i"
    case .profile: "o"
    case .recap: "c"
    case .leaderboard: "b"
    case .account: "a"
    case .settings: "t"
    case .help: "h"
    }
  }

  /// The name in the menu, of at most 13 columns.
  func name(in messages: Messages) -> String {
    switch self {
    case .daily: messages("Daily", context: "the menu")
    case .soloDaily: messages("Solo daily", context: "the menu")
    case .learn: messages("Learn", context: "the menu")
    case .run: messages("Run", context: "the menu")
    case .speed: messages("Speed", context: "the menu")
    case .play: messages("Play", context: "the menu")
    case .forms: messages("All forms", context: "the menu")
    case .word: messages("Random word", context: "the menu")
    case .wordOfTheDay: messages("Today's word", context: "the menu")
    case .lookUp: messages("Look up", context: "the menu")
    case .favorites: messages("Favorites", context: "the menu")
    case .seen: messages("Seen words", context: "the menu")
    case .decks: messages("Decks", context: "the menu")
    case .library: messages("Library", context: "the menu")
    case .profile: messages("Profile", context: "the menu")
    case .recap: messages("Recap", context: "the menu")
    case .leaderboard: messages("Leaderboard", context: "the menu")
    case .account: messages("Account", context: "the menu")
    case .settings: messages("Settings", context: "the menu")
    case .help: messages("Help", context: "the menu")
    }
  }

  /// The description below the menu, in a few words.
  func summary(in messages: Messages) -> String {
    switch self {
    case .daily: messages("today's challenge, the same for everyone")
    case .soloDaily: messages("this program's own daily, which is not ranked")
    case .learn: messages("the words that are due now, and new ones")
    case .play: messages("a practice round, as you like it")
    case .run: messages("harder and harder, until the first miss")
    case .speed: messages("as many as you can in sixty seconds")
    case .forms: messages("nine kinds of questions: choose one and play it")
    case .word: messages("a random word")
    case .wordOfTheDay: messages("the word of the day, and all about it")
    case .lookUp: messages("the meanings of a word")
    case .favorites: messages("the words that you keep")
    case .seen: messages("the words that you have met")
    case .decks: messages("your own cards")
    case .library: messages("your books")
    case .profile: messages("your progress")
    case .recap: messages("your week and your year")
    case .leaderboard: messages("the best players on the score server")
    case .account: messages("sign in, sign up")
    case .settings: messages("your settings")
    case .help: messages("how to play")
    }
  }

  /// Makes the screen that it opens.
  func screen(_ navigator: Navigator<ProgressRoute>) -> any Screen {
    switch self {
    case .daily: navigator.screen(.game(.daily(date: nil)))
    case .soloDaily: navigator.screen(.game(.daily(date: nil, isSolo: true)))
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
    case .library: navigator.screen(.library)
    case .profile: navigator.screen(.profile)
    case .recap: navigator.screen(.recap)
    case .leaderboard: navigator.screen(.leaderboard(nil))
    case .account: navigator.screen(.account)
    case .settings: navigator.screen(.settings)
    case .help: navigator.screen(.help)
    }
  }
}
