package import ClientCore
import FoundationEssentials
package import GameEngine
import Messages

/// `--jsonl`: one event per line on the output, one input per line on the input; docs/events.md.
package struct JSONLinesSkin: GameSkin {
  private let host: Host
  private let encoder = sortedEncoder()

  /// JSON lines on the host's input and output.
  package init(host: Host) { self.host = host }

  package func show(_ events: [GameEvent], after view: GameView) {
    for event in events {
      guard let line = try? encoder.text(of: JSONLine(event: event, messages: host.messages)) else {
        continue
      }
      host.output.write(line + "\n")
    }
  }

  package func nextMove(in view: GameView) -> PlayerInput? {
    func refuse(_ refusal: Refusal) {
      let index = view.question?.index ?? 1
      show([.refused(RefusedEvent(index: index, refusal))], after: view)
    }
    while true {
      switch host.input.next() {
      case nil: return nil
      case .text(let line): return PlayerInput(typed: line)
      case .notText: refuse(.notText)
      case .tooLong: refuse(.tooLong)
      }
    }
  }
}
