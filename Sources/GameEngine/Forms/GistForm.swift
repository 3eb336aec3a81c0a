/// `gist`: a word is shown. The player says or types its meaning in their own words, sees it, and grades themselves.
///
/// The first answer is anything, also nothing, and shows the meaning. The second is a `GistGrade`.
struct GistForm: Form {
  let id = FormID.gist

  func canAsk(_ word: Item) -> Bool { !word.mainSense.definition.isEmpty }

  func takesNothing(after steps: [Step]) -> Bool { steps.isEmpty }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    AskedQuestion(
      task: .recallMeaning, prompt: word.cited, promptLanguage: word.language,
      clue: Question.Clue(partOfSpeech: word.partOfSpeech),
      key: QuestionKey(
        word: word, example: nil, answer: word.mainSense.definition,
        answerLanguage: word.mainSense.language, accepted: []))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    guard case .input(let input) = steps.last else { return .refused(.noMoreHints) }
    guard steps.count > 1 else {
      return .open(QuestionState(kind: .revealed, definition: key.definition))
    }
    switch GistGrade(rawValue: input) {
    case .missed: return .wrong
    case .partly, .known: return .right(remark: nil)
    case nil: return .refused(.notAChoice(count: GistGrade.allCases.count))
    }
  }
}

/// How well a player says to have known a meaning. The raw value is what they type.
package enum GistGrade: String, CaseIterable, Sendable {
  case missed = "1"
  case partly = "2"
  case known = "3"
}
