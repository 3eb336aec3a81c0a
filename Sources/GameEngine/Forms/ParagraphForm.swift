/// `paragraph`: a passage as a C-test. Each of its gaps is a question; the player types the missing half, or the whole word.
///
/// Its questions depend on each other and on a text, so `ParagraphDealer` makes them, and no other dealer can.
struct ParagraphForm: Form {
  let id = FormID.paragraph

  func canAsk(_ word: Item) -> Bool { false }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? { nil }

  /// Judges the latest step. The letters are given, so only the word itself is right, with its exact spelling.
  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    let start = (question.clue.start ?? "").lowercased()
    guard case .input(let input) = steps.last else {
      return TypedAnswer.hint(steps, key: key, already: start.count) { _, count in
        QuestionState(kind: .hint, shown: TypedAnswer.cue(key.answer, revealing: count))
      }
    }
    let typed = TypedAnswer.tidied(input)
    for answer in [typed, start + typed] {
      switch TypedAnswer.match(
        answer, key: key, strictAccents: rules.strictAccents, style: rules.style)
      {
      case .exact: return .right(remark: nil)
      case .accents: return .right(remark: .accent)
      case .article: return .right(remark: .article)
      case .script, .inflection, .typo, .synonym, .fitting, .none: continue
      }
    }
    return .wrong
  }
}
