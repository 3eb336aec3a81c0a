extension ItemID {
  /// The ID of a card, `card/` followed by `id`.
  package static func card(_ id: String) -> ItemID { ItemID("card/\(id)") }

  /// The part after `card/`; nil for the ID of a word.
  package var cardID: Substring? {
    rawValue.hasPrefix("card/") ? rawValue.dropFirst("card/".count) : nil
  }
}

extension Item {
  /// A card as an item that games can ask.
  ///
  /// - Parameter pair: the languages of its deck; nil if unknown.
  package init(_ card: Card, pair: LanguagePair?) {
    let language = pair.map { LanguageTag.tag(of: $0.term) } ?? LanguageTag.unknown
    let other = pair.map { LanguageTag.tag(of: $0.definition) } ?? LanguageTag.unknown
    let examples = [Example(card.example, using: card.term)].compactMap { $0 }
    let translations = pair?.isMonolingual == true ? [] : card.translations
    let sense =
      translations.isEmpty
      ? Sense(
        definition: card.definition, examples: examples, synonyms: card.synonyms, language: other)
      : Sense(
        translations: translations, language: other, examples: examples, synonyms: card.synonyms)
    self.init(id: card.id, term: card.term, language: language, senses: [sense])
  }
}

extension Card {
  /// The translations in its definition, each of them right: the texts between semicolons, slashes,
  /// bars and line ends, and between commas if no part has more than three words.
  package var translations: [String] {
    func parts(_ text: String, at separators: Set<Character>) -> [String] {
      text.split { separators.contains($0) || $0.isNewline }
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .filter { !$0.isEmpty }
    }
    return parts(definition, at: [";", "/", "|"]).flatMap { part in
      let short = parts(part, at: [","])
      return short.allSatisfy({ $0.split(separator: " ").count <= 3 }) ? short : [part]
    }
  }
}

extension Example {
  /// Finds a term in a sentence, ignoring case: as whole words, or in braces. Nil if the sentence
  /// does not contain it.
  package init?(_ text: String, using term: String) {
    if let marked = Example(marked: text) {
      self = marked
      return
    }
    let (letters, wanted) = (Array(text), Array(term).map { $0.lowercased() })
    guard !wanted.isEmpty, letters.count >= wanted.count, letters.count <= 2048 else { return nil }
    func isWord(_ place: Int) -> Bool { letters.indices.contains(place) && letters[place].isLetter }
    let start = (0...(letters.count - wanted.count)).first { start in
      let end = start + wanted.count
      return !isWord(start - 1) && !isWord(end)
        && zip(letters[start..<end], wanted).allSatisfy { $0.lowercased() == $1 }
    }
    guard let start else { return nil }
    let end = start + wanted.count
    self.init(
      before: String(letters[..<start]), form: String(letters[start..<end]),
      after: String(letters[end...]))
  }
}
