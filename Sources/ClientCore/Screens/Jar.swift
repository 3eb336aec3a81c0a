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
    let all = counts.reduce(0) { $0 + $1.count }
    guard all > 0 else { return [] }
    var (bar, labels) = ("", RichText())
    var (sum, labelled) = (0, 0)
    for (difficulty, count) in counts where count > 0 {
      let start = sum * width / all
      sum += count
      bar += String(repeating: difficulty.shade, count: max(0, sum * width / all - start))
      let name = NameTexts(messages).name(of: difficulty)
      let text = "\(difficulty.shade) \(messages.number(count)) \(name)"
      let gap = labelled == 0 ? 0 : max(2, start - labelled)
      labels = labels.adding(String(repeating: " ", count: gap)).adding(text, .dim)
      labelled += gap + CellText.width(of: text)
    }
    return Array(repeating: RichText(bar, .bar).line, count: rows) + [labels.line]
  }
}
