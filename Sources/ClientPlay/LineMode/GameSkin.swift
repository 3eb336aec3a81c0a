package import GameEngine

/// The user interface of a game. A skin shows and reads; it decides nothing.
package protocol GameSkin {
  /// Shows events in their order, before the next input is read.
  ///
  /// - Parameter view: the state of the game before the events.
  mutating func show(_ events: [GameEvent], after view: GameView)
  /// Waits for the player's next input in a state of the game; nil if the input has ended.
  mutating func nextMove(in view: GameView) -> PlayerInput?
}

/// Plays a session to its end through a skin.
///
/// - Returns: the session at its end.
/// - Throws: errors of the session.
package func play(_ session: GameSession, through skin: inout some GameSkin) async throws
  -> GameSession
{
  var (session, view) = (session, session.view)
  skin.show(try await session.open(), after: view)
  while !session.isOver {
    if let interruption = session.interruption { throw interruption }
    view = session.view
    guard let move = skin.nextMove(in: view) else {
      skin.show(try await session.send(.quit), after: view)
      break
    }
    skin.show(try await session.send(move), after: view)
  }
  return session
}
