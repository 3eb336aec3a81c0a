/// Plays recorded moves with a new referee. The same round, key and moves give the same events on
/// every machine.
///
/// - Parameters:
///   - dealt: the round with its key.
///   - moves: all moves in order, including `:next`.
///   - guesses: the legal guesses of the round's edition.
/// - Returns: all events, starting with the opening of the round. The last one is its result if the
///   moves complete it.
package func replay(
  _ dealt: DealtRound, moves: some Sequence<Move>, guesses: GuessList = .empty
) -> [GameEvent] {
  var referee = LocalReferee(dealt, guesses: guesses)
  var events = referee.open(atMillis: 0)
  for move in moves { events += referee.play(move) }
  return events
}
