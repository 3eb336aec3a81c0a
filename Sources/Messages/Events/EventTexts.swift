package import GameEngine

/// Events as plain sentences without symbols, as `--jsonl` and speech have them.
package struct EventTexts: Sendable {
  private let messages: Messages

  /// Texts in the language of `messages`.
  package init(_ messages: Messages) { self.messages = messages }

  /// The sentences of an event; nil for the beginning of a round.
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
