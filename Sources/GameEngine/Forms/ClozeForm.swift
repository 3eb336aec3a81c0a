/// `cloze`: a sentence with a gap. The player chooses a new word, and types a known one.
struct ClozeForm: Form {
  let id = FormID("cloze")

  func canAsk(_ word: Item) -> Bool { !word.mainSense.examples.isEmpty }

  func variants(of word: Item) -> Int { max(1, word.mainSense.examples.count) }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let examples = word.mainSense.examples
    guard canAsk(word),
      let example = setting.turn.map({ examples[$0 % examples.count] })
        ?? generator.pick(examples)
    else { return nil }
    return setting.recall
      ? askTyped(word, example: example, in: setting)
      : askChoice(word, example: example, in: setting, using: &generator)
  }

  private func askChoice(
    _ word: Item, example: Example, in setting: AskSetting,
    using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    // All choices have the same inflection and suit an article before the gap.
    guard let gap = GapForm(example.form, of: word) else { return nil }
    let article = lowercaseWords(of: example.before).last
    let mustFitArticle = word.morphology == .english && (article == "a" || article == "an")
    let fitting =
      setting.style == .stepped ? setting.pool.otherWords(for: example, of: word) : []
    let beginsSentence =
      example.form.first?.isUppercase == true && !example.before.contains(where: \.isLetter)
    func inPlace(_ choice: String) -> String {
      beginsSentence ? choice.prefix(1).uppercased() + choice.dropFirst() : choice
    }
    let answer = inPlace(gap.isBase ? word.term : word.spelling(of: example.form))
    var others: [String] = []
    for agreement in gap.agreements where others.isEmpty {
      let words = setting.pool.distractors(
        for: word, count: 3, style: setting.style, isForGap: true, using: &generator
      ) { other in
        gap.spelling(of: other, agreement).map { !fitting.contains($0) } == true
          && (!mustFitArticle || soundsVowel(other) == (soundsVowel(word) ?? (article == "an")))
      }
      others = (words ?? []).compactMap { gap.spelling(of: $0, agreement) }
    }
    // Two words of a course can have a form in common: ser and ir, fue.
    guard others.count == 3, word.morphology == .english || Set(others).count == 3 else {
      return nil
    }
    let (choices, right) = ChoiceAnswer.arranged(
      right: answer, others: others.map(inPlace), using: &generator)
    return AskedQuestion(
      task: .chooseForGap, prompt: example.gapped, promptLanguage: word.language,
      clue: Question.Clue(partOfSpeech: word.partOfSpeech, definition: hint(example)),
      choices: choices,
      key: QuestionKey(word: word, example: example, choice: right, answer: answer))
  }

  private func askTyped(
    _ word: Item, example: Example, in setting: AskSetting
  ) -> AskedQuestion {
    let answer = word.spelling(of: example.form)
    let plain = answer.lowercased()
    let expected = word.typed([plain])
    // The sentence has the article, so none is expected.
    let bases = AnswerForms.accepted(term: word)
      .map { word.article.isEmpty ? $0 : Articles.parted($0, language: word.language).rest }
      .uniqued.filter { !expected.contains($0.lowercased()) }
    // In a course, who types the term where another form fits is told that form.
    let isFormAsked = answer != word.term && !CourseForms(word).all.isEmpty
    let accepted = isFormAsked ? expected : expected + bases
    // An accent can be all that makes the form: habló, hablo.
    func isOther(_ form: String) -> Bool { foldingAccents(form) != foldingAccents(plain) }
    let forms =
      (isFormAsked && isOther(word.answer) ? bases : [])
      + word.typed(word.inflectedForms.map { $0.lowercased() })
      .filter { isOther($0) && !expected.contains($0) }
    let common =
      setting.style == .early
      ? [] : commonWords(like: answer, of: word, in: setting.pool, besides: accepted + forms)
    // Words that a reader found for this sentence. One that the clue fits, too, calls for the definition.
    let found =
      setting.style == .stepped ? setting.pool.otherWords(for: example, of: word) : []
    let showsDefinition =
      setting.style == .stepped
      ? found.contains { $0.first == plain.first && $0.count == plain.count } : !common.isEmpty
    return AskedQuestion(
      task: .typeForGap, prompt: example.gapped, promptLanguage: word.language,
      clue: TypedAnswer.clue(
        for: word, answer: answer, language: word.language,
        definition: hint(example) ?? (showsDefinition ? word.mainSense.definition : nil)),
      key: setting.pool.distinguishing(
        QuestionKey(
          word: word, example: example, answer: answer,
          accepted: accepted, inflections: forms,
          synonyms: synonyms(of: word, in: setting.pool),
          lookalikes: setting.pool.lookalikes(of: word, in: setting.style),
          alternatives: (common + found).uniqued), of: word))
  }

  /// The synonyms, in the forms that the gap may need: *tiene* for *posee*.
  private func synonyms(of word: Item, in pool: ItemPool) -> [String] {
    let synonyms = pool.synonyms(of: word)
    let forms = synonyms.flatMap { pool.items(headed: $0) }
      .filter { $0.partOfSpeech == word.partOfSpeech }.flatMap(\.inflectedForms)
    return (synonyms + forms.map { $0.lowercased() }).uniqued
  }

  /// What the sentence means, in a course whose sentences have translations; without it, several words would fit.
  private func hint(_ example: Example) -> String? {
    example.translation.isEmpty ? nil : example.translation
  }

  /// The other common words with the part of speech, inflection, length and first letter that the
  /// clue shows.
  private func commonWords(
    like form: String, of word: Item, in pool: ItemPool, besides own: [String]
  ) -> [String] {
    guard word.language == pool.course.language, let partOfSpeech = word.partOfSpeech,
      let inflection = word.inflection(of: form),
      let shape = WordShape(form, partOfSpeech, inflection)
    else { return [] }
    return pool.commonWords(of: shape).filter { !own.contains($0) }
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    question.input == .choice
      ? ChoiceAnswer.judge(steps, question: question, key: key)
      : TypedAnswer.judge(steps, question: question, key: key, rules: rules)
  }

  func help(after input: String?, question: Question, key: QuestionKey) -> QuestionState? {
    question.input == .word ? TypedAnswer.help(after: input, question: question, key: key) : nil
  }

  /// Whether the spoken word begins with a vowel, so that its article is "an". Nil if its
  /// pronunciation is unknown and its spelling is ambiguous, as in *hour*, *unit* and *one*.
  private func soundsVowel(_ word: Item) -> Bool? {
    guard let first = word.ipa.first(where: { !"\u{2C8}\u{2CC}".contains($0) }) else {
      let isDoubtful = ["h", "u", "eu", "ew", "on"].contains(where: word.term.hasPrefix)
      return isDoubtful ? nil : word.term.first.map { "aeio".contains($0) }
    }
    return "aeiouæɑɒɔəɚɛɜɝɪʊʌ".contains(first)
  }
}
