import GameEngine
import Lexicon

/// Fuzzes the file of neighbours. An accepted one is written and read again without a difference.
struct NeighbourFuzz: FuzzParser {
  let samples: [[UInt8]]

  /// The lines of the content's file, five at a time.
  init() throws {
    let lines = try TextFile.bytes(path: "\(Checkout.pack().directory)/\(NeighbourFile.name)")
      .split(separator: 10)
    samples = stride(from: 0, to: lines.count, by: 5).map { start in
      Array(lines[start..<min(start + 5, lines.count)].joined(separator: [10])) + [10]
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let read = try? NeighbourFile.parse(input, file: "fuzz") else { return .refused }
    let text = Array(NeighbourFile.text(of: read).utf8)
    // A word without neighbours is not written.
    let kept = read.filter { $0.value != .none }
    return (try? NeighbourFile.parse(text, file: "fuzz")) == kept
      ? .accepted : .wrong("is not read again as it was written")
  }
}
