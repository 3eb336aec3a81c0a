package import GameEngine

extension GameEvent {
  package var verdict: VerdictEvent? { if case .verdict(let event) = self { event } else { nil } }
  package var question: Question? { if case .question(let event) = self { event } else { nil } }
  package var result: ResultEvent? { if case .result(let event) = self { event } else { nil } }
  package var isResult: Bool { result != nil }
  package var state: StateEvent? { if case .state(let event) = self { event } else { nil } }
  package var isState: Bool { state != nil }
  package var isRefused: Bool { if case .refused = self { true } else { false } }
}
