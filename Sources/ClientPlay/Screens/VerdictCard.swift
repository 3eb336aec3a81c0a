import ClientCore
import GameEngine
import Messages
import Terminal

/// A verdict with its question, as the player reads it before the round goes on.
struct VerdictCard {
  let question: Question?
  let verdict: VerdictEvent
  let messages: Messages

  /// Its lines. The choices, phrases with the word and its family are shown if there is room for them.
  func lines(width: Int, height: Int) -> [[RichText.Span]] {
    func lines(_ texts: [RichText]) -> [[RichText.Span]] {
      texts.flatMap { $0.lines(width: width) }
    }
    let ends = [true, false].map { withUsage in
      lines(
        verdict.texts(messages, after: question, withExample: true, withUsage: withUsage))
    }
    let starts = question.map { question in
      // The example is the sentence of the gap, with its word.
      let prompt =
        isExample(question.prompt) ? [] : lines([RichText(question.prompt, .dim, indent: 2)])
      let choices = lines(
        JudgedChoices(
          question: question, answer: verdict.answer,
          taken: verdict.input.flatMap { Int($0) }.map { $0 - 1 }
        ).texts)
      return [[prompt, choices], [prompt]]
    }
    let cards = (starts ?? [[]]).flatMap { start in
      ends.map { end in Array((start + [end]).filter { !$0.isEmpty }.joined(separator: [[]])) }
    }
    return cards.first { $0.count <= height } ?? cards.last ?? []
  }

  private func isExample(_ prompt: String) -> Bool {
    guard let parts = prompt.components(around: "_____") else { return false }
    return verdict.example.hasPrefix(parts.before) && verdict.example.hasSuffix(parts.after)
  }
}

extension String {
  /// The texts before and after the only occurrence of a mark; nil if there is not exactly one.
  fileprivate func components(around mark: String) -> (before: String, after: String)? {
    let ranges = ranges(of: mark)
    guard ranges.count == 1 else { return nil }
    return (String(self[..<ranges[0].lowerBound]), String(self[ranges[0].upperBound...]))
  }
}
