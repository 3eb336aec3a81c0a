/// `dictation`: a sentence is said aloud, and the player types it. A word without a short sentence is said alone.
///
/// The meaning of the word is shown, since simple voices are not always understood. The first answer that is not right shows which
/// words are, and gives a second try. Of the key, `alternatives` has the words that sound like one of the sentence, as pairs:
/// `their there`.
struct DictationForm: Form {
  let id = FormID.dictation

  /// The most words that can be kept in mind.
  private static let mostWords = 14

  func canAsk(_ word: Item) -> Bool { !word.ipa.isEmpty || !sentences(of: word).isEmpty }

  func variants(of word: Item) -> Int { max(1, sentences(of: word).count) }

  /// The sentences of the main meaning that are short enough, and have no digits, which can be written in several ways.
  private func sentences(of word: Item) -> [Example] {
    word.mainSense.examples.filter { example in
      let text = example.text
      return text.unicodeScalars.count <= TypedAnswer.longestInput
        && !text.contains(where: \.isNumber)
        && DictatedText.words(in: text).count <= DictationForm.mostWords
    }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let sentences = sentences(of: word)
    guard canAsk(word) else { return nil }
    let example =
      sentences.isEmpty
      ? nil : setting.turn.map { sentences[$0 % sentences.count] } ?? generator.pick(sentences)
    let answer = example?.text ?? word.term
    let text = DictatedText(answer, language: word.language)
    return AskedQuestion(
      task: .dictate, prompt: text.blanks, promptLanguage: word.language,
      clue: Question.Clue(
        partOfSpeech: word.partOfSpeech, definition: word.mainSense.definition),
      key: QuestionKey(
        word: word, example: example, answer: answer, accepted: [answer.lowercased()],
        lookalikes: setting.pool.lookalikes(of: word, in: setting.style),
        alternatives: setting.pool.homophones(
          of: text.words, besides: (example?.form ?? word.term).lowercased(), in: word.language)))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    let text = DictatedText(
      key.answer, language: key.answerLanguage, homophones: key.alternatives,
      lookalikes: key.lookalikes, strictAccents: rules.strictAccents)
    guard case .input(let input) = steps.last else {
      return steps.dropLast().contains(.hint)
        ? .refused(.noMoreHints)
        : .open(QuestionState(kind: .corrected, shown: text.initials))
    }
    let comparison = text.compared(with: input)
    if comparison.isExact { return .right(remark: nil) }
    if comparison.hasOnlySlips { return .right(remark: .spelling) }
    let isSecond = steps.dropLast().contains { if case .input = $0 { true } else { false } }
    return isSecond
      ? .wrong
      : .open(QuestionState(kind: .corrected, shown: comparison.shown, input: input))
  }
}

extension ItemPool {
  /// Words that sound like a word of a sentence, as pairs of both in small letters: `flour flower`. They follow from the
  /// pronunciations of the pool; English function words have none there.
  ///
  /// - Parameters:
  ///   - asked: the word that is asked. Its meaning is shown, so another word is not it.
  ///   - language: the language of the sentence, as a BCP 47 tag.
  fileprivate func homophones(
    of words: [String], besides asked: String, in language: String
  ) -> [String] {
    let wanted = Set(words).subtracting([asked])
    var sounds: [String: String] = [:]
    for item in items where wanted.contains(item.answer) && !item.ipa.isEmpty {
      sounds[item.ipa] = item.answer
    }
    let known = items.compactMap { item in sounds[item.ipa].map { ($0, item.answer) } }
    let groups = language == LanguageTag.english ? EnglishHomophones.groups : []
    let listed = groups.flatMap { group in
      group.filter(wanted.contains).flatMap { word in group.map { (word, $0) } }
    }
    return (known + listed).filter { $0 != $1 }.map { "\($0) \($1)" }.uniqued
  }
}
