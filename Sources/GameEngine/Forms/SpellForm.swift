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
    guard case .input(let input) = steps.last else {
      return TypedAnswer.hint(steps, key: key, already: 0) { letters, _ in
        QuestionState(kind: .hint, shown: "\(letters) ...")
      }
    }
    switch TypedAnswer.match(
      input, key: key, strictAccents: rules.strictAccents, style: rules.style)
    {
    case .exact: return .right(remark: nil)
    case .accents: return .right(remark: .accent)
    case .article: return .right(remark: .article)
    case .script, .inflection, .typo, .synonym, .fitting, .none: return .wrong
    }
  }
}
