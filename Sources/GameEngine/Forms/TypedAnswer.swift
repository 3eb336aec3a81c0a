/// Judges and gives hints in questions that are answered by typing a word.
///
/// The rules and their reasons are in docs/rules.md, "Typed answers".
package enum TypedAnswer {
  /// The result of comparing an answer with the key.
  package enum Match: Hashable, Sendable {
    /// Equal to an accepted answer.
    case exact
    /// Equal except for accents.
    case accents
    /// Equal except for the article.
    case article
    /// Equal except for the Chinese script, simplified or traditional.
    case script
    /// Another inflected form of the word.
    case inflection
    /// Within the number of typing errors that the word's length allows.
    case typo
    /// A synonym from the key.
    case synonym
    /// Another word that fits the prompt.
    case fitting
    /// Wrong.
    case none
  }

  /// The longest accepted input, in Unicode scalars. The referee refuses longer ones.
  package static let longestInput = 100

  /// Removes insignificant differences: outer and repeated spaces, punctuation at the end, the
  /// shape of apostrophes. The caller has already folded compatibility forms and case
  /// (`normalizedAnswer`).
  package static func tidied(_ input: String) -> String {
    var words = input.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    while let last = words.last, ".,;:!?".contains(last) { words.removeLast() }
    return String(words.map { "\u{2019}\u{2018}\u{02BC}`\u{00B4}".contains($0) ? "'" : $0 })
  }

  /// Compares an answer with the key.
  ///
  /// - Parameter answer: as it was typed, normalized (`normalizedAnswer`).
  package static func match(
    _ answer: String, key: QuestionKey, strictAccents: Bool, style: JudgingStyle = .current
  ) -> Match {
    style == .early && key.answerLanguage == LanguageTag.english
      ? EarlyComparison.match(tidied(answer), key: key, strictAccents: strictAccents)
      : AnswerComparison.of(language: key.answerLanguage)
        .match(answer, key: key, strictAccents: strictAccents)
  }

  /// The number of typing errors that are accepted: none below four letters, one below eight, else two.
  package static func allowedTypos(in word: String) -> Int {
    switch word.count {
    case ..<4: 0
    case ..<8: 1
    default: 2
    }
  }

  /// Judges the latest step of a typed question.
  static func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    guard case .input(let input) = steps.last else { return hint(steps, key: key) }
    let match = match(
      input, key: key, strictAccents: rules.strictAccents, style: rules.style)
    switch match {
    case .exact: return .right(remark: nil)
    case .accents: return .right(remark: .accent)
    case .article: return .right(remark: .article)
    case .script: return .right(remark: .script)
    case .inflection: return .right(remark: .form)
    case .typo: return .right(remark: .spelling)
    case .none:
      let refusal = steps.contains(.refused) ? nil : otherLength(input, question, rules)
      return refusal.map { .refusedOnce($0) } ?? .wrong
    case .synonym, .fitting:
      let isSecondTry = steps.dropLast().contains { step in
        if case .input = step { true } else { rules.style == .stepped && step == .hint }
      }
      if isSecondTry { return .wrong }
      let isHidden = rules.style == .stepped && !question.shows(key.definition)
      return .open(
        match == .synonym
          ? near(
            tidied(input), input: input, steps, key: key,
            definition: isHidden ? key.definition : nil)
          : QuestionState(kind: .fitting, left: 1, definition: key.definition, input: input))
    }
  }

  /// Judges the latest step of a question about the letters of a word, chosen or typed: typing errors are misses. Hints show the
  /// beginning, of which the question shows nothing.
  static func judgeForm(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    if question.input == .choice { return ChoiceAnswer.judge(steps, question: question, key: key) }
    guard case .input(let input) = steps.last else {
      return hint(steps, key: key, already: 0) { letters, _ in
        QuestionState(kind: .hint, shown: "\(letters) ...")
      }
    }
    switch match(input, key: key, strictAccents: rules.strictAccents, style: rules.style) {
    case .exact: return .right(remark: nil)
    case .accents: return .right(remark: .accent)
    case .article: return .right(remark: .article)
    case .inflection: return .right(remark: .form)
    case .script, .typo, .synonym, .fitting, .none:
      return !steps.contains(.refused) && isPart(input, of: key)
        ? .refusedOnce(.incomplete(tidied(input))) : .wrong
    }
  }

  /// Whether an answer is the beginning or the end of an accepted one of several words.
  private static func isPart(_ input: String, of key: QuestionKey) -> Bool {
    let typed = tidied(input)
    return !typed.isEmpty
      && key.accepted.contains { $0.hasSuffix(" \(typed)") || $0.hasPrefix("\(typed) ") }
  }

  /// Judges the latest step of a question whose letters are given: only the exact word is right.
  static func judgeSpelling(_ steps: [Step], key: QuestionKey, rules: JudgeRules) -> Judgement {
    guard case .input(let input) = steps.last else { return hint(steps, key: key) }
    let typed = tidied(input)
    if key.accepted.contains(typed) { return .right(remark: nil) }
    // The letters are those of the word alone, but a learner may type its article.
    let language = AnswerFold.code(of: key.answerLanguage)
    let answer = Articles.parted(typed, language: language).rest
    if key.accepted.contains(answer) { return .right(remark: nil) }
    if key.lookalikes.contains(answer) { return .wrong }
    // An answer without accents gets no remark about accents.
    let plain = foldingAccents(answer)
    if !rules.strictAccents,
      key.accepted.contains(where: { foldingAccents($0) == plain && $0 != foldingAccents($0) })
    {
      return .right(remark: .accent)
    }
    return key.alternatives.contains(answer) ? .refused(.anotherWord(input)) : .wrong
  }

  /// The refusal of an answer whose number of letters is not the one that the clue shows; nil if it
  /// has that number, and for other ways to write an answer, such as Latin letters for Japanese.
  private static func otherLength(
    _ input: String, _ question: Question, _ rules: JudgeRules
  ) -> Refusal? {
    guard rules.style != .early, let letters = question.clue.letters else { return nil }
    let word = Articles.parted(
      tidied(input), language: AnswerFold.code(of: question.answerLanguage)
    ).rest
    let isLatin = word.unicodeScalars.allSatisfy { $0.value < 0x250 }
    let typed = AnswerForms.letters(of: word).count
    let isOtherScript = isLatin && ["ja", "zh"].contains(question.answerLanguage.prefix(2))
    return typed == letters || typed == 0 || isOtherScript
      ? nil : .otherLength(word, letters: letters)
  }

  /// The state after a synonym: it shows how our word begins.
  private static func near(
    _ answer: String, input: String, _ steps: [Step], key: QuestionKey, definition: String?
  ) -> QuestionState {
    // Shows enough letters to distinguish our word from the entered one, but never the last letter.
    let word = hinted(key)
    let common = zip(word, answer).prefix { $0 == $1 }.count
    let hints = steps.count { $0 == .hint }
    let revealed = min(max(common, hints) + 1, word.count - 1)
    return QuestionState(
      kind: .near, shown: cue(word, revealing: revealed), left: 1, definition: definition,
      input: input)
  }

  /// The second step of a typed question: the definition and half of the letters, for one more try.
  static func help(after input: String?, question: Question, key: QuestionKey) -> QuestionState {
    let word = hinted(key)
    return QuestionState(
      kind: .help, shown: cue(word, revealing: max(1, word.count / 2)), left: 1,
      definition: question.shows(key.definition) ? nil : key.definition, input: input)
  }

  private static func hint(_ steps: [Step], key: QuestionKey) -> Judgement {
    hint(steps, key: key, already: 1) { _, count in
      QuestionState(kind: .hint, shown: cue(hinted(key), revealing: count))
    }
  }

  /// The word whose letters are shown: the answer without its article and notes.
  private static func hinted(_ key: QuestionKey) -> String {
    AnswerForms.heads(key.bareAnswer, language: key.answerLanguage).first?.word ?? key.bareAnswer
  }

  /// Gives a hint. Each one shows one more letter of the beginning, up to half of the word plus one
  /// letter.
  ///
  /// - Parameters:
  ///   - already: the number of letters that the question itself shows.
  ///   - state: makes the state from the shown letters, separated by spaces, and their number.
  static func hint(
    _ steps: [Step], key: QuestionKey, already: Int,
    state: (_ letters: String, _ count: Int) -> QuestionState
  ) -> Judgement {
    let word = hinted(key)
    let revealed = already + steps.count { $0 == .hint }
    guard revealed <= min(word.count / 2 + 1, word.count - 1) else {
      return .refused(.noMoreHints)
    }
    let letters = word.prefix(revealed).map(String.init).joined(separator: " ")
    return .open(state(letters, revealed))
  }

  /// The word with only its first `count` letters and its spaces shown: `g l _ _ _ _ _`.
  static func cue(_ word: String, revealing count: Int) -> String {
    word.enumerated()
      .map { $0.offset < count || $0.element == " " ? String($0.element) : "_" }
      .joined(separator: " ")
  }

  /// The clue of a typed word: part of speech, gender, length and first letter, and the definition if
  /// given. Without length and letter if the answer has alternatives, since those differ.
  ///
  /// The article is not part of the word, and the letter is not shown if it is the whole word, or a
  /// Chinese character, since that is a word and no letter.
  static func clue(
    for word: Item, answer: String, language: String, definition: String? = nil
  ) -> Question.Clue {
    let heads = AnswerForms.heads(answer, language: language)
    let genders = Set(heads.map { $0.article?.genders ?? [] })
    let gender = genders.count == 1 ? genders.first.flatMap { $0.count == 1 ? $0.first : nil } : nil
    let letters = heads.count == 1 ? AnswerForms.letters(of: heads[0].word) : []
    let start =
      letters.count > 1 ? letters.first.flatMap { ReadingForms.isHan($0) ? nil : $0 } : nil
    return Question.Clue(
      partOfSpeech: word.partOfSpeech, gender: gender,
      words: word.isPhrase ? answer.split(separator: " ").count : nil,
      letters: letters.isEmpty ? nil : letters.count, start: start.map(String.init),
      definition: definition)
  }
}
