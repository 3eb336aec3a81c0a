package import Client
package import GameEngine

/// How a game looks to whoever plays it. A skin shows and reads; it decides nothing.
package protocol GameSkin {
  /// Shows events.
  mutating func show(_ events: [GameEvent])
  /// Waits for the player's next move; nil where they have gone.
  mutating func nextMove() -> String?
}

/// Plays a session to its end through a skin.
///
/// - Returns: the session as it ended.
/// - Throws: what the session throws.
package func play(_ session: GameSession, through skin: inout some GameSkin) async throws
  -> GameSession
{
  var session = session
  skin.show(try await session.open())
  while !session.isOver {
    if let interruption = session.interruption { throw interruption }
    guard let move = skin.nextMove() else {
      skin.show(try await session.send(Move.quit))
      break
    }
    skin.show(try await session.send(move))
  }
  return session
}
