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
    if let gap = card.gap {
      self.init(
        id: card.id, term: card.term, language: language,
        senses: [
          Sense(
            definition: gap.gapped, examples: [gap], synonyms: card.synonyms, language: language)
        ])
      return
    }
    let examples = [Example(card.example, using: card.term)].compactMap { $0 }
    let translations =
      pair?.isMonolingual == true
      ? [] : AnswerForms.alternatives(card.definition, language: other)
    let sense =
      translations.isEmpty
      ? Sense(
        definition: card.definition, examples: examples, synonyms: card.synonyms, language: other)
      : Sense(
        translations: translations,
        definition: card.definition.split(whereSeparator: \.isNewline).joined(separator: ", "),
        language: other, examples: examples, synonyms: card.synonyms)
    self.init(id: card.id, term: card.term, language: language, senses: [sense])
  }

  /// Whether it is a gap in a sentence, without another meaning.
  package var isGap: Bool {
    mainSense.examples.first.map { $0.gapped == mainSense.definition } ?? false
  }
}

extension Card {
  /// The sentence of a card that came as a gap in a text; nil for all others. An importer writes the
  /// gap as `[…]`, or as its hint in brackets.
  var gap: Example? {
    let isImported = origin.contains(Card.gapOrigin)
    let opening = definition.firstRange(of: "[…]") ?? (isImported ? hint : nil)
    guard let opening else { return nil }
    return Example(
      before: String(definition[..<opening.lowerBound]), form: term,
      after: String(definition[opening.upperBound...]))
  }

  /// What the origin of a gap contains.
  private static let gapOrigin = "\"cloze\":"

  private var hint: Range<String.Index>? {
    guard let open = definition.firstIndex(of: "["),
      let close = definition[open...].firstIndex(of: "]")
    else { return nil }
    return open..<definition.index(after: close)
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
