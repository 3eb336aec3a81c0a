/// An event of a referee. The engine, `--jsonl` and a server use the same events; docs/events.md lists their
/// fields.
package enum GameEvent: Hashable, Sendable {
  /// A round begins, or is resumed.
  case round(RoundHeader)
  /// A question is asked; its clock runs.
  case question(Question)
  /// A move was accepted, and the question stays open.
  case state(StateEvent)
  /// A move was refused; nothing has changed.
  case refused(RefusedEvent)
  /// The question has ended.
  case verdict(VerdictEvent)
  /// The round has ended.
  case result(ResultEvent)
}
