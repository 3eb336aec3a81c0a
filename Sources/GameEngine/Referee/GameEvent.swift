/// An event from a referee. The engine, `--jsonl` and servers use the same events; docs/events.md
/// lists their fields.
package enum GameEvent: Hashable, Sendable {
  /// A round begins or continues.
  case round(RoundHeader)
  /// A question is asked. Its clock starts with the event.
  case question(Question)
  /// A move was accepted, and the question stays open.
  case state(StateEvent)
  /// A move was refused; the question and the score are unchanged.
  case refused(RefusedEvent)
  /// A question ended with an answer or a pass.
  case verdict(VerdictEvent)
  /// The round ended. No further question follows.
  case result(ResultEvent)
}
