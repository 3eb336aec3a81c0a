/// `synonym`: a word is shown, and the player chooses the word nearest in meaning from four; one
/// time in four the opposite, if both are known.
struct SynonymForm: Form {
  let id = FormID("synonym")

  func canAsk(_ word: Item) -> Bool {
    !telling(word.mainSense.synonyms, of: word).isEmpty
      || !telling(word.mainSense.antonyms, of: word).isEmpty
  }

  func canAsk(_ word: Item, in pool: ItemPool) -> Bool {
    guard canAsk(word), pool.synonymChoices(of: word)?.isEmpty != true else { return false }
    return (word.mainSense.synonyms + word.mainSense.antonyms).contains {
      isKnown($0, to: word, in: pool)
    }
  }

  /// Whether players can know another word: with translations, only the words of the course have a meaning that they can learn.
  private func isKnown(_ other: String, to word: Item, in pool: ItemPool) -> Bool {
    word.mainSense.translations.isEmpty || !pool.items(headed: other).isEmpty
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let antonyms = telling(word.mainSense.antonyms, of: word)
      .filter { isKnown($0, to: word, in: setting.pool) }
    let choices =
      if let lists = setting.pool.synonymChoices(of: word) {
        workedOut(lists, antonyms: antonyms, using: &generator)
      } else {
        found(for: word, antonyms: antonyms, in: setting, using: &generator)
      }
    guard let choices, let right = choices.first else { return nil }
    let (arranged, place) = ChoiceAnswer.arranged(
      right: right, others: Array(choices.dropFirst()), using: &generator)
    return AskedQuestion(
      task: antonyms.contains(right) ? .chooseOpposite : .chooseSynonym, prompt: word.term,
      promptLanguage: word.language,
      clue: Question.Clue(partOfSpeech: word.partOfSpeech), choices: arranged,
      key: QuestionKey(word: word, example: nil, choice: place, answer: right))
  }

  /// The choices that were computed with the content, the right one first.
  private func workedOut(
    _ lists: [[String]], antonyms: [String], using generator: inout SeededGenerator
  ) -> [String]? {
    let opposite = lists.filter { list in list.first.map(antonyms.contains) ?? false }
    let nearest = lists.filter { !opposite.contains($0) }
    let asksOpposite = asksOpposite(
      hasSynonyms: !nearest.isEmpty, hasAntonyms: !opposite.isEmpty, using: &generator)
    guard let list = generator.pick(asksOpposite ? opposite : nearest), list.count == 4 else {
      return nil
    }
    return [list[0]] + generator.shuffled(Array(list.dropFirst()))
  }

  /// The choices found in the pool, the right one first.
  private func found(
    for word: Item, antonyms: [String], in setting: AskSetting,
    using generator: inout SeededGenerator
  ) -> [String]? {
    let synonyms = telling(word.mainSense.synonyms, of: word)
      .filter { isKnown($0, to: word, in: setting.pool) }
    let asksOpposite = asksOpposite(
      hasSynonyms: !synonyms.isEmpty, hasAntonyms: !antonyms.isEmpty, using: &generator)
    guard let right = generator.pick(asksOpposite ? antonyms : synonyms),
      let others = setting.pool.distractors(
        for: word, count: 3, style: setting.style, using: &generator,
        suits: { isUnrelated($0, to: right, of: word, in: setting.pool) })
    else { return nil }
    // If the right choice is not one of our terms, the others are not either; otherwise it would
    // stand out.
    let isOurs = !setting.pool.items(headed: right).isEmpty
    let wrong = others.map { other in
      isOurs
        ? other.term
        : generator.pick(standIns(for: other, of: word, in: setting.pool)) ?? other.term
    }
    // A single phrase among words would stand out.
    guard !right.contains(" ") || wrong.contains(where: { $0.contains(" ") }) else { return nil }
    return [right] + wrong
  }

  private func asksOpposite(
    hasSynonyms: Bool, hasAntonyms: Bool, using generator: inout SeededGenerator
  ) -> Bool {
    !hasSynonyms || (hasAntonyms && generator.below(4) == 0)
  }

  /// The words of a list that do not resemble the prompt, as *mount* resembles *mountain*. Only
  /// single words, if there are any.
  private func telling(_ list: [String], of word: Item) -> [String] {
    let telling = list.filter { other in
      !shareStem(other, word.term) && !other.contains(word.term)
        && !word.term.contains(other)
    }
    let single = telling.filter { !$0.contains(" ") }
    return single.isEmpty ? telling : single
  }

  /// Synonyms of a wrong choice that can replace it: not our headwords, and not related to the
  /// asked word.
  private func standIns(for other: Item, of word: Item, in pool: ItemPool) -> [String] {
    let near = pool.neighbours(of: word)
    return telling(other.mainSense.synonyms, of: word).filter { synonym in
      !synonym.contains(" ") && pool.items(headed: synonym).isEmpty
        && !near.synonyms.contains(synonym) && !near.lookalikes.contains(synonym)
        && !word.senses.contains {
          $0.synonyms.contains(synonym) || $0.antonyms.contains(synonym)
        }
    }
  }

  /// Whether a word is neither a synonym nor an antonym of the asked word, nor near the right choice.
  private func isUnrelated(
    _ other: Item, to right: String, of word: Item, in pool: ItemPool
  ) -> Bool {
    !shareStem(other.term, right)
      && !pool.related(to: other).contains(right) && !pool.synonyms(of: other).contains(right)
      && !pool.items(headed: right).contains { pool.areTooNear(other, $0) }
      && !other.senses.contains { sense in
        sense.synonyms.contains(right) || sense.antonyms.contains(right)
          || sense.antonyms.contains(word.term)
      }
      && !word.senses.contains { sense in
        sense.antonyms.contains(other.term)
          || sense.antonyms.contains(where: other.synonyms.contains)
          || sense.synonyms.contains { synonym in
            other.senses.contains { $0.antonyms.contains(synonym) }
          }
      }
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    ChoiceAnswer.judge(steps, question: question, key: key)
  }
}
