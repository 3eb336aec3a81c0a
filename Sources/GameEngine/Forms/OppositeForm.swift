/// `opposite`: a word and its meaning are shown, and the player types a word that means the opposite.
struct OppositeForm: Form {
  let id = FormID.opposite

  func canAsk(_ word: Item) -> Bool {
    word.id.cardID == nil && word.mainSense.antonyms.contains { !$0.contains(" ") }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    guard let first = word.mainSense.antonyms.first(where: { !$0.contains(" ") }) else {
      return nil
    }
    let all = word.senses.flatMap(\.antonyms)
    let opposites = setting.pool.items.filter { other in
      all.contains(other.term) || other.mainSense.antonyms.contains(word.term)
    }
    let accepted = (all + opposites.flatMap(AnswerForms.accepted(term:))).map { $0.lowercased() }
    // Nearly the same as an opposite: another try costs nothing.
    let near = opposites.flatMap { setting.pool.synonyms(of: $0) }.map { $0.lowercased() }
    // "Not asleep" would give asleep away.
    let definition = word.mainSense.definition
    let isTelling = lowercaseWords(of: definition).contains { said in
      accepted.contains { $0 == said || shareStem($0, said) }
    }
    let shown = isTelling ? nil : definition
    // A word has more opposites than its entry names, so length and first letter say which one is asked.
    let clue = TypedAnswer.clue(
      for: word, answer: first, language: word.language, definition: shown)
    return AskedQuestion(
      task: .typeOpposite, prompt: word.cited, promptLanguage: word.language, clue: clue,
      key: QuestionKey(
        word: word, example: nil, answer: first, accepted: accepted.uniqued,
        inflections: opposites.flatMap(\.inflectedForms).map { $0.lowercased() }.uniqued
          .filter { !accepted.contains($0) },
        synonyms: near.uniqued.filter { !accepted.contains($0) && $0 != word.answer }))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, question: question, key: key, rules: rules)
  }
}
