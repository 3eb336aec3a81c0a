import ClientCore
import GameEngine
import Messages
import Terminal

/// What stands above the choices, the field or the board of a question: the task, the question itself and facts about the answer.
struct QuestionHead {
  let question: Question
  /// The rows that the choices need, or what is below a passage, which are worth more than the facts.
  let choiceRows: Int
  let messages: Messages

  /// Draws it from a row on, and returns the row after it.
  func draw(in area: Area, y: Int) -> Int {
    var y = area.paragraph(RichText(QuestionTexts(messages).task(of: question), .dim), y: y)
    // With little room, the empty row above the question goes.
    if area.height - y > 12 { y += 1 }
    let hasBoard = QuestionBoard.isNeeded(for: question)
    if question.task == .completeWord {
      y = drawPassage(in: area, y: y)
    } else if !hasBoard {
      y = area.paragraph(prompt, y: y)
    }
    if hasBoard, let definition = question.clue.definition {
      y = area.paragraph(RichText(definition, .heading, indent: 2), y: y)
    }
    // The choices are worth more than the facts and the empty row above them.
    if y + 2 + choiceRows <= area.height {
      if !facts.isEmpty { y = area.paragraph(RichText(facts, .dim, indent: 2), y: y) }
      y += 1
    } else if question.task == .completeWord {
      y += 1
    }
    return y
  }

  private func drawPassage(in area: Area, y: Int) -> Int {
    let lines = PassageLines(question, width: area.width)
      .shown(height: max(3, area.height - y - choiceRows - 1))
    for (place, line) in lines.enumerated() { area.put(line, y: y + place) }
    return y + lines.count
  }

  /// The text that is asked: a word in the color of words, a definition in bold, a sentence with its gap.
  private var prompt: RichText {
    var text = RichText(indent: 2)
    let isWord = [
      .chooseMeaning, .chooseSynonym, .chooseOpposite, .chooseGender, .choosePlural, .typePlural,
      .chooseConjugated, .typeConjugated, .chooseSense, .typeFamily, .typeOpposite,
      .recallMeaning,
    ].contains(question.task)
    for (place, part) in question.prompt.split(
      separator: Question.gapMark, omittingEmptySubsequences: false
    ).enumerated() {
      if place > 0 { text.add("____________", .untried) }
      text.add(String(part), isWord ? .word : .heading)
    }
    return text
  }

  /// Part of speech, number of letters, level and category.
  private var facts: String {
    let texts = QuestionTexts(messages)
    let level = question.level.map { messages("level \($0.rawValue)") }
    let category = question.category.map { NameTexts(messages).category($0) }
    let short = (texts.clueParts(of: question) + [level, category].compactMap(\.self))
      .joined(separator: " · ")
    // A board has its definition above.
    let definition = QuestionBoard.isNeeded(for: question) ? nil : question.clue.definition
    return [short, definition ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
