import ClientCore
import GameEngine
import Terminal

/// The choices of a question that has ended, with marks for the right one and a wrong one that was
/// taken.
struct JudgedChoices {
  let question: Question
  /// The right choice; nil if it is not known.
  let answer: String?
  /// The index of the choice that was taken; nil for none.
  let taken: Int?

  /// A paragraph for each choice.
  var texts: [RichText] {
    question.choices.enumerated().map { place, choice in
      let isRight = choice == answer
      var row = RichText(indent: 2, hanging: 2)
      if isRight || place == taken {
        row = RichText(isRight ? "✓ " : "✗ ", isRight ? .right : .wrong, hanging: 4)
      }
      row.add("\(place + 1)", .key)
      row.add(" \(choice)")
      return row
    }
  }
}
