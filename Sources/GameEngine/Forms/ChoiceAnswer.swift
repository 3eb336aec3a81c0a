/// Judges and gives hints in questions that are answered by a choice; shared by all forms with choices.
enum ChoiceAnswer {
  static func judge(_ steps: [Step], question: Question, key: QuestionKey) -> Judgement {
    switch steps.last {
    case .input(let input):
      guard let number = Int(input), number >= 1, number <= question.choices.count else {
        return .refused(
          .notAChoice(count: question.choices.count))
      }
      return number == key.choice ? .right(remark: nil) : .wrong
    case .hint, .refused, nil:
      // Of two choices, a hint would leave the right one.
      guard steps.count(where: { $0 == .hint }) == 1, question.choices.count > 2 else {
        return .refused(.noMoreHints)
      }
      return .open(
        QuestionState(kind: .ruledOut, ruledOut: struckOut(question: question, key: key)))
    }
  }

  /// The numbers of the choices that a hint rules out: half of all choices, starting after the
  /// right one.
  private static func struckOut(question: Question, key: QuestionKey) -> [Int] {
    let count = question.choices.count
    return (0..<(count / 2)).map { (key.choice + $0) % count + 1 }.sorted()
  }

  /// Inserts the right choice among the others at a random place. The others keep their order.
  ///
  /// - Returns: all choices, and the number of the right one, from 1.
  static func arranged(
    right: String, others: [String], using generator: inout SeededGenerator
  ) -> (choices: [String], right: Int) {
    var choices = others
    let place = generator.below(others.count + 1)
    choices.insert(right, at: place)
    return (choices, place + 1)
  }
}
