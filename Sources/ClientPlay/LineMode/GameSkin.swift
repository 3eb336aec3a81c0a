package import GameEngine

/// The user interface of a game. A skin shows and reads; it decides nothing.
package protocol GameSkin {
  /// Shows events in their order, before the next input is read.
  mutating func show(_ events: [GameEvent])
  /// Waits for the player's next input; nil if the input has ended.
  mutating func nextMove() -> PlayerInput?
}

/// Plays a session to its end through a skin.
///
/// - Returns: the session at its end.
/// - Throws: errors of the session.
package func play(_ session: GameSession, through skin: inout some GameSkin) async throws
  -> GameSession
{
  var session = session
  skin.show(try await session.open())
  while !session.isOver {
    if let interruption = session.interruption { throw interruption }
    guard let move = skin.nextMove() else {
      skin.show(try await session.send(.quit))
      break
    }
    skin.show(try await session.send(move))
  }
  return session
}
