package import GameEngine

/// Events as plain sentences without symbols, for `--jsonl` and speech.
package struct EventTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The sentences for an event; nil for the start of a round.
  package func spoken(_ event: GameEvent) -> String? {
    switch event {
    case .round: nil
    case .question(let question): QuestionTexts(messages).spoken(question)
    case .state(let state): StateTexts(messages).spoken(state)
    case .refused(let refused): RefusalTexts(messages).sentence(refused.refusal)
    case .verdict(let verdict): VerdictTexts(messages).spoken(verdict)
    case .result(let result): ResultTexts(messages).spoken(result)
    }
  }
}
