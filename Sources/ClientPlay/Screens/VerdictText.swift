import ClientCore
import GameEngine
import Messages
import Terminal

extension VerdictEvent {
  /// The outcome of a question, in paragraphs.
  ///
  /// - Parameters:
  ///   - question: the question; content that it shows is not repeated.
  ///   - isBrief: whether a right answer is only confirmed, since the next clock runs already.
  ///   - withUsage: whether to show phrases with the word, and its family.
  func texts(
    _ messages: Messages, after question: Question?, isBrief: Bool = false, withExample: Bool,
    withUsage: Bool = false
  ) -> [RichText] {
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
    guard !isBrief || !correct else { return texts }
    if let sentence = VerdictTexts(messages).mistake(in: self) {
      texts.append(RichText(sentence, indent: 2))
    }
    if question?.shows(definition) != true {
      texts.append(RichText(indent: 2).adding(headword, .word).adding(": \(definition)"))
    }
    if withUsage {
      texts += relations.map { RichText($0.line(in: messages), indent: 2) }
    }
    if withExample, !example.isEmpty { texts.append(RichText(example, .dim, indent: 2)) }
    if withExample, let difficulty {
      let name = NameTexts(messages).name(of: difficulty)
      texts.append(RichText(messages("For you this word is now \(name)."), .dim, indent: 2))
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
