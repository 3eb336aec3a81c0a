import GameEngine
import Terminal

/// A passage with its gaps as lines of text. If it does not fit, the lines around the gap that is asked.
struct PassageLines {
  private let lines: [[RichText.Span]]
  /// The line with the gap that is asked.
  private let asked: Int

  init(_ question: Question, width: Int) {
    let text = question.runningPrompt
    guard let gap = text.firstRange(of: Question.gapMark) else {
      lines = RichText(text, indent: 2).lines(width: width)
      asked = 0
      return
    }
    let before = text[..<gap.lowerBound]
    let start = before.lastIndex { !$0.isLetter }.map(before.index(after:)) ?? before.startIndex
    lines = RichText(String(before[..<start]), .text, indent: 2)
      .adding(String(before[start...]), .word).adding(Question.gapMark, .untried)
      .adding(String(text[gap.upperBound...])).lines(width: width)
    asked = lines.firstIndex { $0.contains { $0.ink == .untried } } ?? 0
  }

  /// The lines that fit into a height: all, or as many of them with the gap in the middle.
  func shown(height: Int) -> [[RichText.Span]] {
    guard lines.count > height, height > 0 else { return lines }
    let first = min(max(0, asked - height / 2), lines.count - height)
    return Array(lines[first..<(first + height)])
  }
}
