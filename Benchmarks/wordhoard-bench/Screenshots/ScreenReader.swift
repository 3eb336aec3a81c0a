import GameEngine

/// Reads questions from the screen, and finds their answers in the list of words.
struct ScreenReader {
  /// The words that may be asked.
  let words: [Item]

  /// The open question and its answer; nil if no word fits the screen's text.
  func question(on screen: String) -> EventLines.Question? {
    // The last lines are the word before and the footer.
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let screen = lines.dropLast(2).joined(separator: "\n")
    let choices = Self.choices(on: screen)
    let text = Self.flat(screen).replacing(/_{5,}/, with: "_____")
    if choices.isEmpty { return answer(in: text).map { .init(isChoice: false, right: $0) } }
    let place = choices.firstIndex { choice in fits(choice, in: text) }
    return place.map { .init(isChoice: true, right: String($0 + 1)) }
  }

  /// A typed answer: the form that is missing in a sentence, or the word whose meaning is shown.
  private func answer(in text: String) -> String? {
    for word in words {
      for example in word.senses.flatMap(\.examples) where text.contains(example.gapped) {
        return example.form
      }
    }
    // A definition may begin with that of another word.
    return words.flatMap { word in word.senses.map { (word.term, $0.definition) } }
      .filter { text.contains($0.1) && fits(length: $0.0, in: text) }.max {
        $0.1.count < $1.1.count
      }?.0
  }

  /// Whether a typed answer has as many letters as the screen says.
  private func fits(length answer: String, in text: String) -> Bool {
    !text.contains(" letters ") || text.contains(" \(answer.count) letters ")
  }

  /// Whether a choice is right: a word whose meaning or sentence is shown, or the meaning of a
  /// shown word.
  private func fits(_ choice: String, in text: String) -> Bool {
    words.contains { word in
      word.senses.contains { sense in
        (word.term == choice && text.contains(sense.definition))
          || (sense.definition == choice && text.contains(" \(word.term) "))
          || sense.examples.contains { $0.form == choice && text.contains($0.gapped) }
      }
    }
  }

  /// The choices in order. A choice may be wrapped.
  private static func choices(on screen: String) -> [String] {
    var choices: [String] = []
    var isOpen = false
    // The first lines contain the number of the question.
    for line in screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4) {
      let text = line.drop { " ›".contains($0) }
      if text.hasPrefix("\(choices.count + 1) "), choices.count < 4 {
        choices.append(String(text.dropFirst(2)))
        isOpen = true
      } else if text.isEmpty {
        isOpen = false
      } else if isOpen {
        choices[choices.count - 1] += " \(text)"
      }
    }
    return choices.count == 4 ? choices.map(flat) : []
  }

  /// A text in which each run of spaces is replaced by one space.
  private static func flat(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
