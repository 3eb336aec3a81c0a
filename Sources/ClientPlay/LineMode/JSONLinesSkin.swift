package import ClientCore
import FoundationEssentials
package import GameEngine
import Messages

/// `--jsonl`: one event per line on the output, one input per line on the input; docs/events.md.
package struct JSONLinesSkin: GameSkin {
  private let host: Host
  private let encoder = sortedEncoder()
  private var index = 1

  /// JSON lines on the host's input and output.
  package init(host: Host) { self.host = host }

  package mutating func show(_ events: [GameEvent]) {
    for event in events {
      if let question = event.question { index = question.index }
      guard let line = try? encoder.text(of: JSONLine(event: event, messages: host.messages)) else {
        continue
      }
      host.output.write(line + "\n")
    }
  }

  package mutating func nextMove() -> PlayerInput? {
    while true {
      switch host.input.next() {
      case nil: return nil
      case .text(let line): return PlayerInput(typed: line)
      case .notText: refuse(.notText)
      case .tooLong: refuse(.tooLong)
      }
    }
  }

  private mutating func refuse(_ refusal: Refusal) {
    show([.refused(RefusedEvent(index: index, refusal))])
  }
}
