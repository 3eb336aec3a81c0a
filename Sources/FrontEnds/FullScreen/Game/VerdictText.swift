import GameEngine
import Messages
import Terminal

extension VerdictEvent {
  /// The end of a question, in paragraphs.
  func texts(_ messages: Messages, withExample: Bool) -> [RichText] {
    var head = RichText()
    if correct {
      head.add("✓ \(messages("Right", context: "a right answer"))", .right)
      head.add("  +\(messages.number(points))")
    } else {
      head.add("✗ \(messages("Not this time."))", .wrong)
      if answer != definition {
        head.add(" ")
        head.add(messages("The answer: \(answer)"), word: answer)
      }
    }
    var texts = [head]
    if let remark = VerdictTexts(messages).remark(on: self) {
      texts.append(RichText(remark, indent: 2))
    }
    texts.append(RichText(indent: 2).adding(headword, .word).adding(": \(definition)"))
    if withExample, !example.isEmpty { texts.append(RichText(example, .dim, indent: 2)) }
    if withExample, let difficulty {
      let name = NameTexts(messages).name(of: difficulty)
      let text = messages("Its difficulty for you is now \(difficulty.rawValue) (\(name)).")
      texts.append(RichText(text, .dim, indent: 2))
    }
    return texts
  }
}

extension RichText {
  /// Adds a sentence that contains a word.
  fileprivate mutating func add(_ sentence: String, word: String) {
    guard let range = sentence.ranges(of: word).last else {
      add(sentence)
      return
    }
    add(String(sentence[..<range.lowerBound]))
    add(word, .word)
    add(String(sentence[range.upperBound...]))
  }
}
