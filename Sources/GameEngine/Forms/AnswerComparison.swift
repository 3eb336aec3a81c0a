/// Compares typed answers in all languages except English, by `LetterRules`.
struct AnswerComparison: Sendable {
  private let fold: AnswerFold

  /// Nil for English, whose rules are in `TypedAnswer`. `language` is a code or tag.
  init?(language: String) {
    let fold = AnswerFold(language: language)
    guard fold.language != LanguageTag.english else { return nil }
    self.fold = fold
  }

  /// Compares an answer, in NFKC and case-folded, with the key.
  func match(_ answer: String, key: QuestionKey, strictAccents: Bool) -> TypedAnswer.Match {
    let typed = fold.hard(answer)
    let accepted = key.accepted.flatMap(fold.expected)
    if accepted.contains(typed) { return .exact }
    let (article, rest) = AnswerForms.parted(typed, language: fold.language)
    let parts = accepted.map { AnswerForms.parted($0, language: fold.language) }
    // An article may be missing on either side, but a wrong one is not accepted.
    if parts.contains(where: { $0.rest == rest && ($0.article == nil || article == nil) }) {
      return .exact
    }
    if fold.language == "zh", let match = pinyin(typed, accepted), match == .exact { return .exact }
    func contains(_ texts: [String]) -> Bool { texts.contains { fold.hard($0) == typed } }
    if contains(key.inflections) { return .inflection }
    if contains(key.synonyms) { return .synonym }
    if contains(key.alternatives) { return .fitting }
    // The term of another card is wrong, not mistyped, even if it is one letter away: año, ano.
    if contains(key.lookalikes) { return .none }
    if parts.contains(where: { $0.rest == rest }) { return .article }
    if !strictAccents {
      let plain = fold.soft(rest)
      if parts.contains(where: { fold.soft($0.rest) == plain }) { return .accents }
      if fold.language == "zh", let match = pinyin(typed, accepted) { return match }
      if fold.language == "ja", romaji(typed, accepted) { return .accents }
    }
    return parts.contains { isTypo(rest, for: $0.rest, strictAccents: strictAccents) }
      ? .typo : .none
  }

  // MARK: - Latin letters for other scripts

  /// Exact if letters and tones are the same, accents if no tone was typed; nil if the letters
  /// differ or the tones are wrong.
  private func pinyin(_ typed: String, _ accepted: [String]) -> TypedAnswer.Match? {
    guard let typed = Pinyin(typed) else { return nil }
    let readings = accepted.compactMap { Pinyin($0) }.filter { $0.letters == typed.letters }
    if readings.contains(typed) { return .exact }
    return !readings.isEmpty && typed.tones.isEmpty ? .accents : nil
  }

  private func romaji(_ typed: String, _ accepted: [String]) -> Bool {
    guard typed.unicodeScalars.allSatisfy({ $0.value < 0x250 }),
      let kana = Romaji.hiragana(typed)
    else { return false }
    let sound = Romaji.sound(kana)
    return accepted.contains { Romaji.sound($0) == sound }
  }

  // MARK: - Typing errors

  /// How many typing errors are accepted: none below five letters, one below nine, else two. None
  /// in Chinese characters, each of which is a word or a part of one.
  private func allowedTypos(in word: String) -> Int {
    let letters = word.unicodeScalars.filter { $0.properties.isAlphabetic }
    let hasHan = letters.contains { (0x3400...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
    return hasHan || letters.count < 5 ? 0 : letters.count < 9 ? 1 : 2
  }

  private func isTypo(_ typed: String, for expected: String, strictAccents: Bool) -> Bool {
    let allowed = allowedTypos(in: expected)
    guard allowed > 0, typed.first == expected.first else { return false }
    func digits(_ text: String) -> [Character] { text.filter(\.isNumber).map(\.self) }
    guard digits(typed) == digits(expected) else { return false }
    // With strict accents, a wrong accent alone is not a typing error.
    if strictAccents, fold.soft(typed) == fold.soft(expected) { return false }
    return editDistance(fold.soft(expected), fold.soft(typed), limit: allowed) != nil
  }
}
