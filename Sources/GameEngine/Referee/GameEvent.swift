/// What a referee says. The same events come from the engine, stand on `--jsonl` and are sent by a
/// server; docs/events.md lists their fields.
package enum GameEvent: Hashable, Sendable {
  /// A round begins, or goes on.
  case round(RoundHeader)
  /// A question is asked; its clock runs.
  case question(Question)
  /// A move was taken, and the question goes on.
  case state(StateEvent)
  /// A move was not taken; nothing has changed.
  case refused(RefusedEvent)
  /// The question has ended.
  case verdict(VerdictEvent)
  /// The round has ended.
  case result(ResultEvent)
}
