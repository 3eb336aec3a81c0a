import Client
import GameEngine

/// Which game a player asks for.
package enum GameWish: Sendable {
  /// The daily of a date; nil for today's, or an earlier one that is still open.
  case daily(date: String?)
  /// A practice round.
  case play(Wordhoard.PlayWish)
  /// A session of spaced practice.
  case learn(Wordhoard.LearnWish)
  /// Until the first miss.
  case run
  /// Sixty seconds.
  case speed

  /// The same once more, with other questions; nil where there is no other.
  var again: GameWish? {
    switch self {
    case .daily: return nil
    case .play(var wish):
      (wish.seed, wish.code) = (nil, nil)
      return .play(wish)
    case .learn, .run, .speed: return self
    }
  }
}

extension Wordhoard {
  /// The game of a wish, opened; or the result of a daily that was played.
  ///
  /// - Throws: `ClientError`.
  func opened(_ wish: GameWish) async throws -> OpenedGame {
    var game: Game
    switch wish {
    case .daily(let date):
      switch try await offeredDaily(date: date, manner: .screen) {
      case .game(let offered): game = offered
      case .played(let daily): return .played(daily)
      }
    case .play(let wish): game = try practice(wish, manner: .screen)
    case .learn(let wish): game = try learning(wish, manner: .screen)
    case .run: game = try await runGame(manner: .screen)
    case .speed: game = try speedGame(manner: .screen)
    }
    let events = try await game.session.open()
    return .game(game, events)
  }
}

/// What a wish came to.
enum OpenedGame: Sendable {
  case game(Game, [GameEvent])
  case played(PlayedDaily)
}
