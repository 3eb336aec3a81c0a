import Client
import GameEngine
import Messages
import Terminal

extension VerdictEvent {
  /// How a question ended: a piece a paragraph.
  func texts(_ messages: Messages, withExample: Bool) -> [RichText] {
    var head = RichText()
    if correct {
      head.add("✓ Right", .right)
      head.add("  +\(grouped(points))")
    } else {
      head.add("✗ Not this time.", .wrong)
      if answer != definition {
        head.add(" The answer: ")
        head.add(answer, .word)
      }
    }
    var texts = [head]
    if let remark = VerdictTexts(messages).remark(on: self) {
      texts.append(RichText(remark, indent: 2))
    }
    texts.append(RichText(indent: 2).adding(headword, .word).adding(": \(definition)"))
    if withExample, !example.isEmpty { texts.append(RichText(example, .dim, indent: 2)) }
    if withExample, let difficulty {
      let told = "For you it stands at difficulty \(difficulty.rawValue) (\(difficulty)) now."
      texts.append(RichText(told, .dim, indent: 2))
    }
    return texts
  }
}

extension ResultEvent {
  /// The figures in one line.
  var figures: String {
    "Score \(grouped(score)) · \(correct) of \(questions) right · longest run \(bestStreak) · "
      + duration(millis: elapsedMillis)
  }
}
