/// `spell`: a pronunciation, which a client also says aloud, with a definition; the player types
/// the word.
///
/// Neither the length nor the first letter is shown. Typing errors are not accepted, and other
/// forms of the word, synonyms and homophones are wrong.
struct SpellForm: Form {
  let id = FormID.spell

  func canAsk(_ word: Item) -> Bool {
    !word.ipa.isEmpty && word.term.allSatisfy(\.isLetter) && !isSpelledAsSpoken(word)
  }

  /// Whether the pronunciation is spelled like the word, such as `ski`.
  private func isSpelledAsSpoken(_ word: Item) -> Bool {
    let letters: [Character] = word.ipa.filter { !"ˈˌ.".contains($0) }
      .map { $0 == "ɡ" ? "g" : $0 }
    return letters == Array(word.answer)
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    // The definition distinguishes homophones.
    AskedQuestion(
      task: .spell, prompt: "/\(word.ipa)/", promptLanguage: word.language,
      clue: Question.Clue(
        partOfSpeech: word.partOfSpeech, definition: word.mainSense.definition),
      key: setting.pool.distinguishing(
        QuestionKey(word: word, example: nil, answer: word.term, accepted: [word.answer]), of: word)
    )
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judgeForm(steps, question: question, key: key, rules: rules)
  }
}
