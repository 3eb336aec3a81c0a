/// Plays recorded moves through a fresh referee: the same round, key and moves always give the same
/// events, on every machine.
///
/// - Parameters:
///   - dealt: the round with its key.
///   - moves: every move in its order, `:next` included.
///   - guesses: the legal guesses of the round's edition.
/// - Returns: all events, from the opening of the round; the last is its result if the moves end it.
package func replay(
  _ dealt: DealtRound, moves: some Sequence<Move>, guesses: GuessList = .empty
) -> [GameEvent] {
  var referee = LocalReferee(dealt, guesses: guesses)
  var events = referee.open(atMillis: 0)
  for move in moves { events += referee.play(move) }
  return events
}
