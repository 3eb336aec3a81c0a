import GameEngine
import Lexicon

/// Fuzzes the glosses of the commonest words. What is accepted is short, and is written and read again without a difference.
struct GlossFuzz: FuzzParser {
  let samples: [[UInt8]]

  /// The lines of the German glosses, four at a time.
  init() throws {
    let path = "\(try Checkout.pack().directory)/\(GlossFile.folder)/de.tsv"
    let lines = try TextFile.bytes(path: path).split(separator: 10)
    samples = stride(from: 0, to: lines.count, by: 4).map { start in
      Array(lines[start..<min(start + 4, lines.count)].joined(separator: [10])) + [10]
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let glosses = try? GlossFile.glosses(of: input, path: "fuzz") else { return .refused }
    if glosses.values.contains(where: { $0.isEmpty || $0.count > GlossFile.longest }) {
      return .wrong("a gloss that is empty or too long")
    }
    let text = glosses.map { "\($0)\t\($1)\n" }.joined()
    return (try? GlossFile.glosses(of: Array(text.utf8), path: "fuzz")) == glosses
      ? .accepted : .wrong("is not read again as it was written")
  }
}
