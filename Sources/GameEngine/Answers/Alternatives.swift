/// Splits the text of a card into alternatives, each of them right.
enum Alternatives {
  /// The words between alternatives.
  private static let conjunctions: [String: [String]] = [
    "en": ["or"], "de": ["oder"], "fr": ["ou"], "es": ["o", "u"], "it": ["o", "oppure"],
    "pt": ["ou"], "ca": ["o"], "nl": ["of"], "sv": ["eller"], "da": ["eller"], "no": ["eller"],
    "nb": ["eller"], "pl": ["lub", "albo"], "ru": ["или"], "uk": ["або"], "cs": ["nebo"],
    "ro": ["sau"], "tr": ["veya"], "el": ["ή"],
  ]
  /// Phrases that need their conjunction.
  private static let phrases: Set<String> = Set(
    """
    more or less
    sooner or later
    now or never
    all or nothing
    dead or alive
    double or nothing
    trick or treat
    make or break
    take it or leave it
    sink or swim
    mehr oder weniger
    früher oder später
    plus ou moins
    tôt ou tard
    più o meno
    prima o poi
    más o menos
    tarde o temprano
    mais ou menos
    mais cedo ou mais tarde
    meer of minder
    vroeg of laat
    mer eller mindre
    förr eller senare
    mere eller mindre
    mniej lub bardziej
    раньше или позже
    més o menys
    tard o d'hora
    """.split(separator: "\n").map(String.init))

  /// - Parameter language: as in `AnswerFold.language`.
  /// - Returns: at least one text.
  static func split(_ text: String, language: String) -> [String] {
    guard mayBeSeveral(text) else {
      return atConjunctions(Brackets.tidied(text), language: language)
    }
    let strong = Brackets.split(withoutNumbers(text)) {
      ";|；、｜".contains($0) || $0.isNewline
    }
    let parts = strong.flatMap { atSlashes($0, language: language) }
      .flatMap { atCommas($0, language: language) }
      .flatMap { atConjunctions($0, language: language) }
      .flatMap { atDashes($0, language: language) }
    return parts.isEmpty ? [Brackets.tidied(text)] : parts.uniqued
  }

  /// Whether a text contains a separator, a bracket or a number of a meaning; true for some that do
  /// not. Most definitions of a large deck are one word.
  private static func mayBeSeveral(_ text: String) -> Bool {
    if text.utf8.first.map({ 0x30...0x39 ~= $0 }) == true { return true }
    return text.utf8.contains { byte in
      switch byte {
      // ( ) , - / ; [ ] { | } and line ends; the first bytes of dashes, ①, 、 and ；.
      case 0x28, 0x29, 0x2C, 0x2D, 0x2F, 0x3B, 0x5B, 0x5D, 0x7B...0x7D, 0x0A...0x0D: true
      case 0xE2, 0xE3, 0xEF: true
      default: false
      }
    }
  }

  /// The words of a text that count for its length: none in brackets, no article.
  private static func length(_ text: String, _ language: String) -> Int {
    let plain = Brackets.parts(of: text)?.filter { !$0.isInside }.map(\.text).joined() ?? text
    let words = Articles.parted(Brackets.tidied(plain), language: language).rest
    return words.split(separator: " ").count
  }

  // MARK: - Numbers

  /// The text with semicolons instead of the numbers of its meanings: `1) sweet 2) candy`, `①甜②糖`.
  private static func withoutNumbers(_ text: String) -> String {
    let text = String(text.map { ("①"..."⑳").contains($0) ? ";" : $0 })
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = words.first, isNumber(first),
      first.hasSuffix(")") || words.dropFirst().contains(where: isNumber)
    else { return text }
    return words.map { isNumber($0) ? ";" : $0 }.joined(separator: " ")
  }

  private static func isNumber(_ word: Substring) -> Bool {
    guard word.hasSuffix(".") || word.hasSuffix(")") else { return false }
    let number = word.dropLast().drop { $0 == "(" }
    return (1...2).contains(number.count)
      && (number.allSatisfy { ("0"..."9").contains($0) }
        || word.hasSuffix(")") && number.count == 1 && ("a"..."h").contains(number))
  }

  // MARK: - Separators that need a second look

  private static func atSlashes(_ text: String, language: String) -> [String] {
    guard text.contains("/") || text.contains("／") else { return [text] }
    let text = text.map { $0 == "／" ? "/" : String($0) }.joined()
    if text.contains(" /") || text.contains("/ ") {
      // Slashes without spaces bind more tightly.
      let marked = text.replacing(" / ", with: "\n").replacing("/ ", with: "\n")
        .replacing(" /", with: "\n")
      return Brackets.split(marked, at: \.isNewline).flatMap { atSlashes($0, language: language) }
    }
    guard !SlashForms.isInsideWords(text, language: language) else { return [text] }
    let pieces = Brackets.split(text) { $0 == "/" }
    return Set(pieces.map { length($0, language) }).count == 1 ? pieces : [text]
  }

  private static func atCommas(_ text: String, language: String) -> [String] {
    let pieces = Brackets.split(text) { ",，".contains($0) }
    guard pieces.count > 1, var first = pieces.first else { return pieces }
    var others: [String] = []
    for piece in pieces.dropFirst() {
      if DictionaryNotes.isNote(piece, on: first) { continue }
      if let article = Articles.article(piece, language: language),
        Articles.article(first, language: language) == nil
      {
        first = "\(article.text) \(first)"
      } else {
        // The last of several parts may begin with a conjunction.
        let conjunction = conjunctions[language]?.first { piece.hasPrefix("\($0) ") }
        others.append(String(piece.dropFirst(conjunction.map { $0.count + 1 } ?? 0)))
      }
    }
    let kept = [first] + others
    return others.isEmpty || kept.allSatisfy { length($0, language) <= 3 } ? kept : [text]
  }

  private static func atConjunctions(_ text: String, language: String) -> [String] {
    let words = text.split(separator: " ")
    guard words.count > 2, let conjunctions = conjunctions[language] else { return [text] }
    func isConjunction(_ word: Substring) -> Bool { conjunctions.contains { $0 == word } }
    let pieces = words.split(whereSeparator: isConjunction).map { $0.joined(separator: " ") }
    let isSeveral =
      pieces.count > 1 && !phrases.contains(text.lowercased()) && Brackets.parts(of: text) == nil
      && pieces.allSatisfy { length($0, language) <= 2 }
    return isSeveral ? pieces : [text]
  }

  /// The two aspects of a verb: `делать – сделать`.
  private static func atDashes(_ text: String, language: String) -> [String] {
    guard SlavicPairs.languages.contains(language) else { return [text] }
    let pieces = [" - ", " – ", " — "].reduce(text) { $0.replacing($1, with: "\n") }
      .split(separator: "\n").map(String.init)
    return pieces.count == 2 && SlavicPairs.isPair(pieces[0], pieces[1]) ? pieces : [text]
  }
}

/// The pairs of Slavic verbs that dictionaries list together.
enum SlavicPairs {
  static let languages: Set<String> = [
    "ru", "uk", "be", "bg", "mk", "pl", "cs", "sk", "sl", "hr", "sr", "bs",
  ]

  /// Whether two texts are single words, so that one is the other aspect of the other.
  static func isPair(_ left: String, _ right: String) -> Bool {
    [left, right].allSatisfy { word in
      word.count >= 3 && word.allSatisfy { $0.isLetter || $0 == "\u{301}" }
    }
  }
}
