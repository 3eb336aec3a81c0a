package import ClientCore
package import GameEngine

/// All games that a player can request.
package struct Games: Sendable {
  private let challenges: Challenges
  private let rounds: PracticeRounds
  private let sessions: LearnSessions

  /// The games of these kinds.
  package init(challenges: Challenges, rounds: PracticeRounds, sessions: LearnSessions) {
    self.challenges = challenges
    self.rounds = rounds
    self.sessions = sessions
  }

  /// The game of a request, ready to be played, or the result of a daily that was already played.
  ///
  /// - Parameter showsKnownResult: whether a finished ranked daily that was started here is shown as already
  ///   played.
  /// - Throws: `ClientError`.
  package func game(
    _ request: GameRequest, on surface: PlaySurface, showsKnownResult: Bool = false
  ) async throws -> GameOffer {
    switch request {
    case .daily(let date, let isSolo, let course):
      return try await challenges.daily(
        of: date, course: course, isSolo: isSolo, on: surface, showsKnownResult: showsKnownResult)
    case .play(let request): return .game(try rounds.game(request, on: surface))
    case .learn(let request): return .game(try sessions.game(request, on: surface))
    case .run(let course): return .game(try await challenges.run(of: course, on: surface))
    case .speed(let deck, let tags, let course):
      return .game(try rounds.speedGame(of: deck, tags: tags, course: course, on: surface))
    }
  }

  /// The game of a request if its clock runs from its first question on, so that the player is
  /// asked whether they are ready; nil for any other game.
  ///
  /// - Throws: `ClientError`.
  package func briefing(_ request: GameRequest) throws -> Briefing? {
    switch request {
    case .daily(date: nil, isSolo: false, let course):
      try challenges.beginsRanked(.daily, of: course) ? .rankedDaily : nil
    case .run(let course): try challenges.beginsRanked(.run, of: course) ? .rankedRun : nil
    case .speed: .speed
    case .daily, .play, .learn: nil
    }
  }

  /// The opened game of a request, or the result of a daily that was already played.
  ///
  /// - Throws: `ClientError`.
  package func opened(_ request: GameRequest, on surface: PlaySurface) async throws -> OpenedGame {
    switch try await game(request, on: surface) {
    case .played(let daily): return .played(daily)
    case .game(var game):
      let events = try await game.session.open()
      return .game(game, events)
    }
  }
}

/// The response to a request: an opened game, or the result of a daily that was already played.
package enum OpenedGame: Sendable {
  /// A game, and the events to show first.
  case game(Game, [GameEvent])
  /// A daily that was already played.
  case played(PlayedDaily)
}
