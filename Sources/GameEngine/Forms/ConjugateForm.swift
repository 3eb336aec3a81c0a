/// `conjugate`: a verb of a course, a person and a tense are shown. The player chooses the form, and types that of a known verb.
struct ConjugateForm: Form {
  let id = FormID.conjugate

  // Dailies ask this about thousands of words, so it makes no table.
  func canAsk(_ word: Item) -> Bool { word.id.cardID == nil && CourseForms(word).isConjugated }

  func variants(of word: Item) -> Int { max(1, asked(of: word).count) }

  /// The forms that suit the level of a verb, with the names of their rows.
  private func asked(of word: Item) -> [(row: String, cell: Paradigm.Cell)] {
    let level = word.level ?? .four
    return Paradigm(word).rows.flatMap { row in
      row.cells.filter { cell in cell.askedFrom.map { $0 <= level } ?? false }
        .map { (row: row.name, cell: $0) }
    }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    // The order is fixed for each verb but differs between verbs, so that dailies ask all persons.
    var own = SeededGenerator(seed: stableHash(word.id.description, salt: 0))
    let order = own.shuffled(asked(of: word))
    guard canAsk(word), !order.isEmpty,
      let (row, cell) = setting.turn.map({ order[$0 % order.count] }) ?? generator.pick(order)
    else { return nil }
    let prompt = [word.cited, cell.name, row].filter { !$0.isEmpty }.joined(separator: ", ")
    let clue = Question.Clue(
      partOfSpeech: word.partOfSpeech, definition: word.mainSense.definition)
    let right = [cell.text] + cell.others
    let wrong = others(than: cell, in: row, of: word, using: &generator)
      .filter { !right.contains($0) && !cell.kin.contains($0) }
    if !setting.recall, wrong.count >= 3 {
      let (choices, place) = ChoiceAnswer.arranged(
        right: cell.text, others: Array(wrong.prefix(3)), using: &generator)
      return AskedQuestion(
        task: .chooseConjugated, prompt: prompt, promptLanguage: word.language, clue: clue,
        choices: choices,
        key: QuestionKey(word: word, example: nil, choice: place, answer: cell.text))
    }
    // yo fui, nosotras fuimos; a command has no pronoun
    let pronouns =
      row == Paradigm.imperative
      ? []
      : cell.name.split(separator: "/").map(String.init)
        + (cell.name == "nosotros" ? ["nosotras"] : [])
    return AskedQuestion(
      task: .typeConjugated, prompt: prompt, promptLanguage: word.language, clue: clue,
      key: QuestionKey(
        word: word, example: nil, answer: cell.text,
        accepted: right + pronouns.flatMap { pronoun in right.map { "\(pronoun) \($0)" } },
        inflections: cell.kin, lookalikes: wrong))
  }

  /// The other forms of a verb, those that a learner might take for the right one first: mistakes by the rules, then other
  /// persons and tenses in random order.
  private func others(
    than cell: Paradigm.Cell, in row: String, of word: Item,
    using generator: inout SeededGenerator
  ) -> [String] {
    let rows = Paradigm(word).rows
    let near = rows.flatMap { other in
      other.cells.filter { other.name == row || $0.name == cell.name }.map(\.text)
    }
    let all = rows.flatMap { $0.cells.flatMap { [$0.text] + $0.mistakes } }
    return
      (generator.shuffled(cell.mistakes).prefix(2) + generator.shuffled(near)
      + generator.shuffled(all)).uniqued
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judgeForm(steps, question: question, key: key, rules: rules)
  }
}
