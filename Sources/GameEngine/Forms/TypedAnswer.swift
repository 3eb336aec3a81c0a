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

  /// Compares a tidied answer with the key.
  package static func match(_ answer: String, key: QuestionKey, strictAccents: Bool) -> Match {
    if key.accepted.contains(answer) { return .exact }
    if let comparison = AnswerComparison(language: key.answerLanguage) {
      return comparison.match(answer, key: key, strictAccents: strictAccents)
    }
    let answer = withoutParticle(answer)
    let plain = foldingAccents(answer)
    if key.accepted.contains(answer) { return .exact }
    if !strictAccents, key.accepted.contains(where: { foldingAccents($0) == plain }) {
      return .accents
    }
    if key.inflections.contains(answer) { return .inflection }
    if key.synonyms.contains(answer) { return .synonym }
    if key.alternatives.contains(answer) { return .fitting }
    if key.lookalikes.contains(answer) { return .none }
    let isTypo = key.accepted.contains { accepted in
      let allowed = allowedTypos(in: accepted)
      return allowed > 0 && accepted.first == answer.first && foldingAccents(accepted) != plain
        && editDistance(accepted, answer, limit: allowed) != nil
    }
    return isTypo ? .typo : .none
  }

  /// Removes "to" or the article at the start of an English answer, as definitions begin with them.
  private static func withoutParticle(_ answer: String) -> String {
    for particle in ["to ", "a ", "an ", "the "] where answer.hasPrefix(particle) {
      return String(answer.dropFirst(particle.count))
    }
    return answer
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
    _ steps: [Step], key: QuestionKey, rules: JudgeRules, spelling: Bool = false
  ) -> Judgement {
    guard case .input(let input) = steps.last else { return hint(steps, key: key) }
    let answer = tidied(input)
    if spelling {
      if key.accepted.contains(answer) { return .right(remark: nil) }
      // An answer without accents gets no remark about accents.
      let plain = foldingAccents(answer)
      if !rules.strictAccents,
        key.accepted.contains(where: { foldingAccents($0) == plain && $0 != foldingAccents($0) })
      {
        return .right(remark: .accent)
      }
      if key.alternatives.contains(answer) {
        return .refused(.anotherWord(input))
      }
      return .wrong
    }
    let match = match(answer, key: key, strictAccents: rules.strictAccents)
    switch match {
    case .exact: return .right(remark: nil)
    case .accents: return .right(remark: .accent)
    case .article: return .right(remark: .article)
    case .inflection: return .right(remark: .form)
    case .typo: return .right(remark: .spelling)
    case .none: return .wrong
    case .synonym, .fitting:
      let isSecondTry = steps.dropLast().contains { step in
        if case .input = step { true } else { false }
      }
      if isSecondTry { return .wrong }
      return .open(
        match == .synonym
          ? near(answer, input: input, steps, key: key)
          : QuestionState(kind: .fitting, left: 1, definition: key.definition, input: input))
    }
  }

  /// The state after a synonym: it shows how our word begins.
  private static func near(
    _ answer: String, input: String, _ steps: [Step], key: QuestionKey
  ) -> QuestionState {
    // Shows enough letters to distinguish our word from the entered one, but never the last letter.
    let common = zip(key.answer, answer).prefix { $0 == $1 }.count
    let hints = steps.count { $0 == .hint }
    let revealed = min(max(common, hints) + 1, key.answer.count - 1)
    return QuestionState(
      kind: .near, shown: cue(key.answer, revealing: revealed), left: 1, input: input)
  }

  private static func hint(_ steps: [Step], key: QuestionKey) -> Judgement {
    hint(steps, key: key, already: 1) { _, count in
      QuestionState(kind: .hint, shown: cue(key.answer, revealing: count))
    }
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
    let revealed = already + steps.count { $0 == .hint }
    guard revealed <= key.answer.count / 2 + 1 else {
      return .refused(.noMoreHints)
    }
    let letters = key.answer.prefix(revealed).map(String.init).joined(separator: " ")
    return .open(state(letters, revealed))
  }

  /// The word with only its first `count` letters shown: `g l _ _ _ _ _`.
  static func cue(_ word: String, revealing count: Int) -> String {
    word.enumerated().map { $0.offset < count ? String($0.element) : "_" }.joined(separator: " ")
  }

  /// The clue of a typed word: part of speech, length and first letter, and the definition if given.
  static func clue(
    for word: Item, answer: String, definition: String? = nil
  ) -> Question.Clue {
    Question.Clue(
      partOfSpeech: word.partOfSpeech, letters: answer.count, start: String(answer.prefix(1)),
      definition: definition)
  }
}
