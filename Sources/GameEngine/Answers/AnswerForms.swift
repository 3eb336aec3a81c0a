/// The answers that a card's text accepts: its alternatives, with and without optional parts.
package enum AnswerForms {
  /// The largest number of forms of one text.
  private static let most = 32

  /// The forms of a text, the most complete first; never empty.
  ///
  /// `;`, `/`, `|` and line ends separate alternatives, and so do commas if each part has at most
  /// three words. Text in ( ) or [ ] is optional.
  package static func accepted(_ text: String) -> [String] {
    var parts = text.split { ";/|\n；、".contains($0) }.map(tidied).filter { !$0.isEmpty }
    parts = parts.flatMap { part in
      let pieces = splitAtCommas(part)
      return pieces.allSatisfy { $0.split(separator: " ").count <= 3 } ? pieces : [part]
    }
    var forms: [String] = []
    for form in parts.flatMap(withOptionalParts) where !form.isEmpty && !forms.contains(form) {
      forms.append(form)
      if forms.count == most { break }
    }
    return forms.isEmpty ? [tidied(Substring(text))] : forms
  }

  /// Articles that may be left out or added, by language. No space follows an article that ends in `'`.
  private static let articles: [String: [String]] = [
    "de": ["der", "die", "das", "eine", "ein", "den", "dem"],
    "fr": ["le", "la", "les", "une", "un", "l'"], "es": ["el", "la", "los", "las", "una", "un"],
    "it": ["il", "lo", "la", "gli", "le", "i", "una", "uno", "un", "l'", "un'"],
    "nl": ["de", "het", "een"], "pt": ["o", "a", "os", "as", "uma", "um"],
  ]

  /// Splits a folded answer in a language into its article and the rest.
  static func parted(_ answer: String, language: String) -> (article: String?, rest: String) {
    for article in articles[language] ?? [] {
      let start = article.hasSuffix("'") ? article : "\(article) "
      if answer.hasPrefix(start), answer.count > start.count {
        return (article, String(answer.dropFirst(start.count)))
      }
    }
    return (nil, answer)
  }

  /// The answers that name a word. Its article is part of the only one if the rules of its language judge articles, which may
  /// then be missing; else the term alone is another one.
  static func accepted(term word: Item) -> [String] {
    let (cited, fold) = (word.cited.lowercased(), AnswerFold(language: word.language))
    let isJudged = parted(cited, language: fold.language).article != nil
    return isJudged || cited == word.answer ? [cited] : [cited, word.answer]
  }

  private static func tidied(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func splitAtCommas(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "，" }.map(tidied).filter { !$0.isEmpty }
  }

  /// The text with its optional parts, and without them.
  private static func withOptionalParts(_ text: String) -> [String] {
    var (full, short) = ("", "")
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "（": depth += 1
      case ")", "]", "）": depth = max(0, depth - 1)
      default:
        full.append(character)
        if depth == 0 { short.append(character) }
      }
    }
    return [tidied(full[...]), tidied(short[...])]
  }
}
