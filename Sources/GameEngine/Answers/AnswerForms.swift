/// The answers that the text of a card accepts: its alternatives, with and without optional parts,
/// in any of the notations of dictionaries and textbooks.
///
/// Only what is expected is expanded; the typed answer is folded as it is. The language is a code
/// or tag.
package enum AnswerForms {
  /// The largest number of forms of one text.
  static let most = 32

  /// The forms of a text, the most complete first; never empty.
  ///
  /// - Complexity: the number of forms is bounded, also while they are made.
  package static func accepted(_ text: String, language: String) -> [String] {
    let language = AnswerFold.code(of: language)
    var forms: [String] = []
    for alternative in Alternatives.split(text, language: language) {
      for form in Wordings(alternative, language: language).all where !forms.contains(form) {
        forms.append(form)
        if forms.count == most { return forms }
      }
    }
    return forms
  }

  /// The alternatives in a text, such as the translations in a definition, as they are written.
  package static func alternatives(_ text: String, language: String) -> [String] {
    Alternatives.split(text, language: AnswerFold.code(of: language))
  }

  /// Each alternative in a text without its article, its optional parts and its notes.
  static func heads(_ text: String, language: String) -> [Head] {
    let language = AnswerFold.code(of: language)
    var heads: [Head] = []
    for alternative in Alternatives.split(text, language: language) {
      let word = Wordings(alternative, language: language).head
      let (article, rest) = Articles.parted(word, language: language)
      let head = Head(word: rest, article: article)
      if !heads.contains(where: { $0.word == rest }) { heads.append(head) }
    }
    return heads
  }

  /// A word as a clue describes it.
  struct Head {
    /// The word without its article.
    let word: String
    /// The article, if it is written with the word.
    let article: Articles.Article?
  }

  /// The letters and digits of a word.
  static func letters(of word: String) -> [Character] {
    word.filter { $0.isLetter || $0.isNumber }
  }

  /// The answers that name a word. Its article is part of the first one if the rules of its language
  /// judge articles, which may then be missing; else the term alone is another one. The term of a
  /// card accepts all of its forms, that of a phrasal verb is right with and without spaces.
  static func accepted(term word: Item) -> [String] {
    let (cited, language) = (word.cited, AnswerFold.code(of: word.language))
    let isJudged = Articles.parted(cited, language: language).article != nil
    let terms = isJudged || cited == word.term ? [cited] : [cited, word.term]
    let forms = (terms.flatMap { accepted($0, language: language) } + terms).uniqued
    return word.id.cardID == nil ? word.typed(forms.map { $0.lowercased() }) : forms
  }
}

extension [String] {
  /// The texts without repetitions, in order.
  var uniqued: [String] {
    reduce(into: []) { texts, text in if !texts.contains(text) { texts.append(text) } }
  }
}
