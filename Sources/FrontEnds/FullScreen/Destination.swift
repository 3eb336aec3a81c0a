import Client
import GameEngine
import Terminal

/// A screen that another one leads to.
enum Destination: Sendable {
  case home
  case firstStart(Theme)
  case game(GameRequest)
  case playedDaily(PlayedDaily)
  case practice
  case word(WordRequest)
  /// A word of a list, which must have one at that place.
  case words([ItemID], place: Int)
  case lookUp
  case favorites
  case seenWords
  case profile
  case calibration
  case recap
  /// The board; nil for today's daily.
  case leaderboard(BoardKey?)
  case player(String)
  case replay(String)
  case account
  case signIn
  case settings
  case help
}

/// Makes screens, so that a screen need not know what the ones behind it depend on.
struct Navigator: Sendable {
  private let make: @Sendable (Destination) -> any Screen

  /// A navigator that makes screens so.
  init(_ make: @escaping @Sendable (Destination) -> any Screen) { self.make = make }

  /// The screen of a destination.
  func screen(_ destination: Destination) -> any Screen { make(destination) }
}
