/// `gender`: a noun of a course is shown with its meaning, and the player chooses its article.
///
/// Nouns whose ending tells the gender are not asked, nor those with two genders or only a plural.
struct GenderForm: Form {
  let id = FormID.gender

  func canAsk(_ word: Item) -> Bool {
    word.partOfSpeech == .noun && word.id.cardID == nil && !word.article.isEmpty
      && CourseForms(word).partner.isEmpty && CourseForms(word).parts.last != GermanWord.pluralOnly
      && !CourseForms(word).takesElForLa && !NounEnding.tells(articleOf: word)
  }

  func canAsk(_ word: Item, in pool: ItemPool) -> Bool {
    pool.course.genders.contains(word.article) && canAsk(word)
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    // The articles keep their order, so that a key always means the same article.
    let articles = setting.pool.course.genders
    guard canAsk(word), let place = articles.firstIndex(of: word.article) else { return nil }
    return AskedQuestion(
      task: .chooseGender, prompt: word.term, promptLanguage: word.language,
      clue: Question.Clue(
        partOfSpeech: word.partOfSpeech, definition: word.mainSense.definition),
      choices: articles,
      key: QuestionKey(word: word, example: nil, choice: place + 1, answer: word.article))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    ChoiceAnswer.judge(steps, question: question, key: key)
  }
}
