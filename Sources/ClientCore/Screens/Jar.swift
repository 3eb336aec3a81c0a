package import GameEngine
package import Messages
package import Terminal

/// Words by difficulty as one bar, the known ones first, with their numbers below.
package struct Jar {
  private let counts: [(difficulty: Difficulty, count: Int)]
  private let messages: Messages

  /// - Parameter counts: the numbers of words that were answered.
  package init(_ counts: [Difficulty: Int], messages: Messages) {
    self.counts = Difficulty.allCases.map { ($0, counts[$0] ?? 0) }
    self.messages = messages
  }

  /// The bar in a number of rows, and the numbers; empty without words.
  package func lines(width: Int, rows: Int) -> [[RichText.Span]] {
    let shown = counts.filter { $0.count > 0 }
    let all = shown.reduce(0) { $0 + $1.count }
    guard all > 0 else { return [] }
    var (bar, starts, sum) = ("", [Int](), 0)
    for (difficulty, count) in shown {
      starts.append(sum * width / all)
      sum += count
      bar += String(
        repeating: difficulty.shade, count: max(0, sum * width / all - (starts.last ?? 0)))
    }
    let numbers = shown.map { "\($0.difficulty.shade) \(messages.number($0.count))" }
    let names = shown.map { NameTexts(messages).name(of: $0.difficulty) }
    let named = zip(numbers, names).map { "\($0) \($1)" }
    let labels =
      row(of: named, at: starts, width: width) ?? row(of: numbers, at: starts, width: width)
    return Array(repeating: RichText(bar, .bar).line, count: rows)
      + [RichText(labels ?? "", .dim).line]
  }

  /// Texts below the parts of the bar, moved so that none touches another; nil if they do not fit.
  private func row(of texts: [String], at starts: [Int], width: Int) -> String? {
    var (starts, end, limit) = (starts, -2, width)
    for (place, text) in texts.enumerated() {
      starts[place] = max(starts[place], end + 2)
      end = starts[place] + CellText.width(of: text)
    }
    for (place, text) in texts.enumerated().reversed() {
      starts[place] = min(starts[place], limit - CellText.width(of: text))
      limit = starts[place] - 2
    }
    guard starts[0] >= 0 else { return nil }
    return zip(starts, texts).reduce(into: "") { row, next in
      row += String(repeating: " ", count: next.0 - CellText.width(of: row)) + next.1
    }
  }
}
