import Synchronization

/// Compares typed answers of a language with the expected ones, by `AnswerFold` and `Articles`.
struct AnswerComparison: Sendable {
  private let fold: AnswerFold
  private var language: String { fold.language }

  /// The comparisons of the languages so far; making their tables takes longer than comparing.
  private static let known = Mutex<[String: AnswerComparison]>([:])

  /// The comparison for a language, as a code or tag.
  static func of(language tag: String) -> AnswerComparison {
    known.withLock { known in
      if let comparison = known[tag] { return comparison }
      // Players can name any language.
      if known.count >= 100 { known.removeAll() }
      let comparison = AnswerComparison(fold: AnswerFold(language: tag))
      known[tag] = comparison
      return comparison
    }
  }

  /// An answer without its article.
  private typealias Parts = (article: Articles.Article?, rest: String)

  private func parted(_ folded: String) -> Parts { Articles.parted(folded, language: language) }

  /// Compares an answer, as it was typed, with the key.
  func match(_ answer: String, key: QuestionKey, strictAccents: Bool) -> TypedAnswer.Match {
    let typed = fold.folded(answer)
    let expected = key.accepted.flatMap(fold.expected)
    if expected.contains(typed) { return .exact }
    let (parts, all) = (parted(typed), expected.map(parted))
    if isRight(parts, all) || listsRightAnswers(answer, expected, all) { return .exact }
    let latin = language == "zh" ? pinyin(typed, expected) : nil
    if latin == .exact { return .exact }
    func contains(_ texts: [String]) -> Bool {
      texts.lazy.flatMap(fold.expected).contains { isSame(parted($0).rest, parts.rest) }
    }
    let accents = strictAccents ? .none : accents(parts.rest, typed, all, expected, latin: latin)
    // An English word never differs from another one in its accents only.
    if language == LanguageTag.english, accents != .none { return accents }
    if contains(key.inflections) { return .inflection }
    if contains(key.synonyms) { return .synonym }
    if contains(key.alternatives) { return .fitting }
    // Another word is wrong, not misspelled, even if only an accent is missing: año, ano.
    if contains(key.lookalikes) { return .none }
    if all.contains(where: { $0.rest == parts.rest }) { return .article }
    if accents != .none { return accents }
    // Wrong tones are no typing errors.
    if latin != nil || hasWrongMarks(parts.rest, all) { return .none }
    let isPhrase = key.word.headword?.contains(" ") == true
    let isSlip = all.contains { expected in
      let pair = isPhrase ? verbs(of: parts.rest, expected.rest) : (parts.rest, expected.rest)
      return pair.map { isTypo($0, for: $1, strictAccents: strictAccents) } ?? false
    }
    return isSlip ? .typo : .none
  }

  /// Whether an answer is expected but for an article that may be missing or another of the same
  /// gender.
  private func isRight(_ typed: Parts, _ all: [Parts]) -> Bool {
    all.contains { expected in
      guard isSame(expected.rest, typed.rest) else { return false }
      guard let left = typed.article, let right = expected.article else {
        return (typed.article ?? expected.article)?.isPrefix != true
      }
      return left.fits(right)
    }
  }

  /// Whether two texts are equal; in English, British and American spellings are.
  private func isSame(_ one: String, _ other: String) -> Bool {
    language == LanguageTag.english ? EnglishSpelling.isSame(one, other) : one == other
  }

  /// Whether an answer lists several alternatives, each of which is right.
  private func listsRightAnswers(_ answer: String, _ expected: [String], _ all: [Parts]) -> Bool {
    let pieces = answer.split { ",;/|、；，".contains($0) }.map { fold.folded(String($0)) }
    return pieces.count > 1
      && pieces.allSatisfy { expected.contains($0) || isRight(parted($0), all) }
  }

  // MARK: - Right with a remark

  private func accents(
    _ rest: String, _ typed: String, _ all: [Parts], _ expected: [String],
    latin: TypedAnswer.Match?
  ) -> TypedAnswer.Match {
    switch language {
    case "vi":
      return all.contains { VietnameseTones.onlyLacksMarks(rest, of: $0.rest) } ? .accents : .none
    case "zh":
      let plain = HanVariants.simplified(typed)
      if expected.contains(where: { HanVariants.simplified($0) == plain }) { return .script }
      return latin ?? .none
    case "ja" where romaji(typed, expected): return .accents
    default:
      let plain = fold.soft(rest)
      return all.contains { fold.soft($0.rest) == plain } ? .accents : .none
    }
  }

  /// Whether an answer has the letters of a Vietnamese word, but another tone or vowel.
  private func hasWrongMarks(_ rest: String, _ all: [Parts]) -> Bool {
    guard language == "vi" else { return false }
    let plain = fold.soft(rest)
    return all.contains { fold.soft($0.rest) == plain }
  }

  /// Exact if letters and tones are the same, accents if no tone was typed, none if the tones are
  /// wrong; nil if the letters differ.
  private func pinyin(_ typed: String, _ accepted: [String]) -> TypedAnswer.Match? {
    guard let typed = Pinyin(typed) else { return nil }
    let readings = accepted.compactMap { Pinyin($0) }
    if readings.contains(typed) { return .exact }
    guard readings.contains(where: { $0.plain == typed.plain }) else { return nil }
    let isPlain = typed.tones.isEmpty
    return isPlain
      && readings.contains(where: { [$0.letters, $0.plain].contains(typed.letters) })
      ? .accents : TypedAnswer.Match.none
  }

  private func romaji(_ typed: String, _ accepted: [String]) -> Bool {
    guard typed.unicodeScalars.allSatisfy({ $0.value < 0x250 }),
      let kana = Romaji.hiragana(typed)
    else { return false }
    let sound = Romaji.sound(kana)
    return accepted.contains { Romaji.sound($0) == sound }
  }

  // MARK: - Typing errors

  /// The verbs of two phrases with the same particles; nil if the particles differ, since *carry on* is no
  /// mistyped *carry out*.
  private func verbs(of typed: String, _ expected: String) -> (String, String)? {
    let (typed, expected) = (typed.split(separator: " "), expected.split(separator: " "))
    guard expected.count > 1, typed.dropFirst() == expected.dropFirst() else { return nil }
    return (String(typed[0]), String(expected[0]))
  }

  /// How many typing errors are accepted: none in short words, then one, and two in long words. None
  /// in Chinese characters, each of which is a word or a part of one.
  private func allowedTypos(in word: String) -> Int {
    if language == LanguageTag.english { return TypedAnswer.allowedTypos(in: word) }
    let letters = word.unicodeScalars.filter { $0.properties.isAlphabetic }
    let hasHan = letters.contains { (0x3400...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
    return hasHan || letters.count < 5 ? 0 : letters.count < 9 ? 1 : 2
  }

  private func isTypo(_ typed: String, for expected: String, strictAccents: Bool) -> Bool {
    // A missing apostrophe or space is one in words of any length.
    if joined(typed) == joined(expected) { return true }
    let allowed = allowedTypos(in: expected)
    guard allowed > 0, typed.first == expected.first else { return false }
    // Of all punctuation, only that of numbers is left.
    func numbers(_ text: String) -> String { text.filter { $0.isNumber || ".,:/".contains($0) } }
    guard numbers(typed) == numbers(expected) else { return false }
    let (plain, wanted) = (fold.soft(typed), fold.soft(expected))
    // With strict accents, a wrong accent alone is not a typing error.
    if strictAccents, plain == wanted { return false }
    return isSlip(plain, of: wanted, limit: allowed)
  }

  private func joined(_ text: String) -> String { text.filter { !" '-".contains($0) } }
}
