package import GameEngine

extension Messages {
  /// An event as plain sentences without symbols, as `--jsonl` and speech have it; nil for the beginning of
  /// a round.
  package func spoken(_ event: GameEvent) -> String? {
    switch event {
    case .round: nil
    case .question(let question): spoken(question)
    case .state(let state): spoken(state)
    case .refused(let refused): sentence(refused.refusal)
    case .verdict(let verdict): spoken(verdict)
    case .result(let result): spoken(result)
    }
  }
}
