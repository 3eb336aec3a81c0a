package import GameEngine

extension [GameEvent] {
  /// Each event in one word: its kind, or the code of a refusal.
  package var kinds: [String] {
    map { event in
      switch event {
      case .round: "round"
      case .question: "question"
      case .state: "state"
      case .refused(let refusal): refusal.refusal.code
      case .verdict(let verdict): verdict.correct ? "right" : "wrong"
      case .result: "result"
      }
    }
  }

  package var verdicts: [VerdictEvent] {
    compactMap { if case .verdict(let event) = $0 { event } else { nil } }
  }

  package var questions: [Question] {
    compactMap { if case .question(let event) = $0 { event } else { nil } }
  }

  package var results: [ResultEvent] {
    compactMap { if case .result(let event) = $0 { event } else { nil } }
  }
}
