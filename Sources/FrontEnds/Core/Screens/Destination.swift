import Client
import GameEngine
import ScoreAPI
import Terminal

/// A screen that other screens open.
enum Destination: Sendable {
  /// The figures to show at first; nil to read them in the background.
  case home(Today?)
  case firstStart(Theme)
  case game(GameRequest)
  case playedDaily(PlayedDaily)
  case practice
  /// All forms of questions.
  case forms
  case word(WordRequest)
  /// A word of a book.
  case bookWord(WordRequest, BookQuote)
  /// A word of a list; `place` is an index of the list.
  case words([ItemID], place: Int)
  /// A book to read.
  case book(ReadRequest)
  case lookUp
  case search
  case favorites
  case seenWords
  case decks
  /// The import of cards.
  case importCards
  /// The player's books.
  case library
  /// What is known about a book.
  case aboutBook(LibraryID)
  /// The player's tags and catalogs.
  case discover
  /// Books that were found.
  case findings(FindingList)
  /// What is known about a book that was found.
  case finding(Finding)
  /// The deck at a path.
  case deck(String)
  /// A session with cards of the deck at a path, after a question for their number.
  case learn(deck: String)
  /// Cards to turn over one after the other; `place` is an index of the list.
  case flip([ItemID], place: Int)
  /// Our words for the deck at a path.
  case starter(deck: String)
  /// The languages of the deck at a path.
  case pair(deck: String)
  /// The form of a card.
  case card(CardStart)
  case profile
  case calibration
  case recap
  /// The board; nil for today's daily.
  case leaderboard(BoardKey?)
  /// Today's daily, with the members of a group.
  case groupLeaderboard(GroupView)
  case groups
  case group(GroupView)
  case player(String)
  case replay(String)
  case account
  case signIn
  case settings
  case help
}

/// Makes screens, so that a screen does not depend on the features of the screens that it opens.
struct Navigator: Sendable {
  private let make: @Sendable (Destination) -> any Screen

  /// - Parameter make: makes the screen of a destination.
  init(_ make: @escaping @Sendable (Destination) -> any Screen) { self.make = make }

  /// The screen of a destination.
  func screen(_ destination: Destination) -> any Screen { make(destination) }
}
