import Bookshelf
import GameEngine

/// Guesses the language of a book from its commonest words, or from its script.
enum LanguageGuess {
  /// How many words are looked at.
  private static let sample = 1000
  /// The fewest words from which a guess is made.
  private static let least = 50
  /// The least share of a text that these words of its language have.
  private static let leastShare = 0.12
  /// How much more frequent they are than those of any other language.
  private static let leastLead = 1.3

  /// Words that are frequent in one language, by the tags of the languages.
  private static let commonest: [String: Set<String>] = [
    "en": ["the", "of", "and", "to", "that", "was", "his", "he", "it", "with", "had", "for", "is"],
    "de": ["der", "die", "und", "das", "nicht", "ist", "ein", "zu", "den", "mit", "sich", "auf"],
    "fr": ["le", "et", "les", "des", "un", "une", "est", "pour", "dans", "qui", "il", "pas", "la"],
    "es": ["que", "el", "en", "y", "los", "se", "las", "con", "por", "una", "la", "su", "no"],
    "it": ["di", "che", "il", "per", "non", "una", "del", "della", "sono", "e", "la", "un", "si"],
    "pt": ["que", "o", "do", "da", "em", "um", "não", "uma", "os", "para", "e", "se", "com"],
    "nl": ["de", "het", "een", "van", "en", "dat", "niet", "is", "op", "te", "zijn", "hij", "met"],
    "sv": ["och", "att", "det", "en", "som", "är", "för", "på", "av", "inte", "han", "jag", "var"],
    "da": ["og", "at", "det", "en", "som", "er", "til", "på", "af", "ikke", "han", "jeg", "var"],
    "pl": ["i", "w", "nie", "się", "na", "z", "że", "do", "to", "jest", "jak", "a", "po"],
    "ru": ["и", "в", "не", "на", "что", "он", "с", "как", "это", "она", "но", "его", "к"],
  ]

  /// The tag of the language in which a book seems to be written, if that is not `language`.
  ///
  /// - Returns: nil if both agree, or if the text does not tell.
  static func language(of book: Book, otherThan language: String) -> String? {
    guard let guess = self.language(of: book) else { return nil }
    return language.prefix { $0 != "-" } == guess ? nil : guess
  }

  /// The tag of a book's language; nil if its text does not tell.
  static func language(of book: Book) -> String? {
    let words = sample(of: book)
    guard words.count >= least else { return nil }
    if let tag = byScript(words) { return tag }
    let shares = commonest.map { tag, common in
      (tag: tag, share: Double(words.count { common.contains($0) }) / Double(words.count))
    }.sorted { ($1.share, $0.tag) < ($0.share, $1.tag) }
    let (best, second) = (shares[0], shares[1])
    return best.share >= leastShare && best.share >= leastLead * second.share ? best.tag : nil
  }

  /// Words from the middle of the book: it begins with title pages and licenses.
  private static func sample(of book: Book) -> [String] {
    var words: [String] = []
    let middle = book.documents.indices.sorted {
      abs($0 - book.documents.count / 2) < abs($1 - book.documents.count / 2)
    }
    for document in middle.map({ book.documents[$0] }) where words.count < sample {
      let start = document.text.count / 3
      let range = start..<min(document.text.count, start + 12 * (sample - words.count))
      words += document.words(in: range).map { document.string($0).lowercased() }
    }
    return words
  }

  /// Chinese, Japanese or Korean, by most of its characters.
  private static func byScript(_ words: [String]) -> String? {
    var (han, kana, hangul) = (0, 0, 0)
    for scalar in words.lazy.compactMap({ $0.unicodeScalars.first }) {
      switch scalar.value {
      case 0x3041...0x30FF: kana += 1
      case 0x3400...0x4DBF, 0x4E00...0x9FFF: han += 1
      case 0xAC00...0xD7A3: hangul += 1
      default: break
      }
    }
    if hangul > words.count / 2 { return "ko" }
    guard han + kana > words.count / 2 else { return nil }
    return kana > (han + kana) / 10 ? "ja" : "zh"
  }
}
