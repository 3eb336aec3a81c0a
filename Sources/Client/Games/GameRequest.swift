/// Which game a player asks for.
package enum GameRequest: Sendable {
  /// The daily of a date; nil for today's, or an earlier one that is still open.
  case daily(date: String?)
  /// A practice round.
  case play(PracticeRequest)
  /// A session of spaced practice.
  case learn(LearnRequest)
  /// Until the first miss.
  case run
  /// Sixty seconds.
  case speed

  /// The same once more, with other questions; nil where there is no other.
  package var again: GameRequest? {
    switch self {
    case .daily: return nil
    case .play(var request):
      (request.seed, request.code) = (nil, nil)
      return .play(request)
    case .learn, .run, .speed: return self
    }
  }
}
