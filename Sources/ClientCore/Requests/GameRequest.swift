/// A player's request for a game.
package enum GameRequest: Equatable, Sendable {
  /// The daily of a date; nil for today's, or an earlier one that is still open. It is the score
  /// server's if the player is signed in, unless the solo one is wanted. The course is an ID; nil for the course of the settings.
  case daily(date: String?, isSolo: Bool = false, course: String? = nil)
  /// A practice round with these options.
  case play(PracticeRequest)
  /// A session of spaced practice.
  case learn(LearnRequest)
  /// A run, which goes on until the first miss.
  case run(course: String? = nil)
  /// Sixty seconds, with our words or the cards of a deck.
  case speed(deck: String? = nil, tags: [String] = [], course: String? = nil)

  /// The path of the deck whose cards are asked; nil for none.
  package var deck: String? {
    switch self {
    case .play(let request): request.deck
    case .learn(let request): request.deck
    case .speed(let deck, _, _): deck
    case .daily, .run: nil
    }
  }

  /// The request for another such game, with other questions; nil if there is none.
  package var again: GameRequest? {
    switch self {
    case .daily: return nil
    case .play(var request):
      (request.seed, request.code) = (nil, nil)
      return .play(request)
    case .learn(var request):
      request.items = []
      return .learn(request)
    case .run, .speed: return self
    }
  }
}
