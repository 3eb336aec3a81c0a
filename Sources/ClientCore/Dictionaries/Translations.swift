package import GameEngine
import Kit
import Lexicon

/// Proposes translations and definitions from the installed dictionaries.
package struct Translations: Sendable {
  private let library: WordLibrary

  /// The maximum number of proposals.
  private static let most = 50
  /// The number of proposals that are also looked up in the other direction.
  private static let mostCompared = 10
  /// The number of single translations that are compared with other dictionaries.
  private static let mostConfirmed = 20

  /// - Parameter library: contains the dictionaries and Wordhoard's words.
  package init(library: WordLibrary) { self.library = library }

  /// Texts for the definition of a card, the most usual first; empty if no dictionary contains the
  /// term in these languages.
  ///
  /// - Parameters:
  ///   - term: a word or phrase in the language of the terms.
  ///   - pair: the languages; nil for English definitions of an English word.
  package func definitions(of term: String, _ pair: LanguagePair?) -> [String] {
    guard let pair else { return ownDefinitions(of: term) }
    guard !pair.isMonolingual else {
      return LanguageTag.tag(of: pair.term) == "en" ? ownDefinitions(of: term) : []
    }
    return texts(for: term, from: pair.term, to: pair.definition)
  }

  /// Texts for the term of a card, the most usual first, each a single word or phrase.
  ///
  /// - Parameter definition: a text in the language of the definitions.
  package func terms(meaning definition: String, _ pair: LanguagePair?) -> [String] {
    guard let pair, !pair.isMonolingual else { return [] }
    let texts = texts(for: definition, from: pair.definition, to: pair.term)
    let terms = texts.flatMap {
      $0.split(separator: ",").map { $0.trimming(while: \.isWhitespace) }
    }
    return terms.reduce(into: []) { if !$0.contains(String($1)) { $0.append(String($1)) } }
  }

  /// The base forms of a word, as far as the installed data know them.
  package func baseForms(of word: String, in language: String) -> [String] {
    let language = LanguageTag.long(of: language) ?? language
    return library.dictionaries.baseForms(of: word, in: language).map(\.lemma)
  }

  /// Whether an installed dictionary translates from the one language to the other.
  package func covers(_ pair: LanguagePair) -> Bool {
    pair.isMonolingual
      ? LanguageTag.tag(of: pair.term) == "en"
      : !dictionaries(from: pair.term, to: pair.definition).isEmpty
        || !dictionaries(from: pair.definition, to: pair.term).isEmpty
  }

  /// The pairs of languages between which installed dictionaries translate, in both directions,
  /// ordered by code.
  package func pairs() -> [LanguagePair] {
    let known = library.dictionaries.installed.flatMap { candidate -> [LanguagePair] in
      guard let (from, to) = library.dictionaries.languages(of: candidate), from != to else {
        return []
      }
      return [
        LanguagePair(term: from, definition: to), LanguagePair(term: to, definition: from),
      ]
    }
    return Set(known).sorted { ($0.term, $0.definition) < ($1.term, $1.definition) }
  }

  /// The codes of the languages that installed dictionaries pair with a language, or with any
  /// language.
  ///
  /// - Parameter other: the language of the other side; nil if none is chosen yet.
  package func languages(pairedWith other: String?) -> [String] {
    let pairs = pairs().filter { other == nil || $0.definition == other.flatMap(LanguageTag.long) }
    return pairs.map(\.term).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// A translation on which dictionaries agree.
  package struct Confirmed: Hashable, Sendable {
    /// A single word or phrase.
    package let text: String
    /// The number of dictionaries of either direction that contain the pair; at least two.
    package let dictionaries: Int
  }

  /// Single translations of a text that two or more dictionaries contain, in the one direction or the
  /// other; the most usual first.
  ///
  /// - Parameters:
  ///   - text: a word or phrase.
  ///   - from: the language of the text.
  ///   - to: the language of the translations.
  package func confirmed(_ text: String, from: String, to: String) -> [Confirmed] {
    let forward = dictionaries(from: from, to: to)
    let back = dictionaries(from: to, to: from)
    guard forward.count + back.count > 1 else { return [] }
    let keys = Set(([text] + Translations.withoutArticle(text)).map(headwordKey))
    let forwardEntries = forward.map { dictionary in
      keys.flatMap { (try? dictionary.entries(of: $0)) ?? [] }
    }
    return single(text, from: from, to: to).prefix(Translations.mostConfirmed).compactMap { part in
      let count =
        forwardEntries.count { $0.contains { $0.isTranslated(asOneOf: [headwordKey(part)]) } }
        + back.count { dictionary in
          ((try? dictionary.entries(of: part)) ?? []).contains { $0.isTranslated(asOneOf: keys) }
        }
      return count > 1 ? Confirmed(text: shortened(part, to: 200), dictionaries: count) : nil
    }
  }

  /// Single translations of a text, each once, the most usual first.
  ///
  /// - Parameters:
  ///   - text: a word or phrase.
  ///   - from: the language of the text.
  ///   - to: the language of the translations.
  func single(_ text: String, from: String, to: String) -> [String] {
    texts(for: text, from: from, to: to)
      .flatMap { $0.split { $0 == "," || $0 == ";" } }
      .map { String($0.trimming(while: \.isWhitespace)) }
      .reduce(into: [String]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
  }

  /// Whether a dictionary translates from one language to another.
  package func hasDictionary(_ from: String, _ to: String) -> Bool {
    !dictionaries(from: from, to: to).isEmpty
  }

  /// The number of dictionaries between two languages, in both directions.
  package func count(between one: String, and other: String) -> Int {
    dictionaries(from: one, to: other).count + dictionaries(from: other, to: one).count
  }

  private func texts(for text: String, from: String, to: String) -> [String] {
    let back = dictionaries(from: to, to: from)
    let keys = [text] + Translations.withoutArticle(text)
    var found: [(text: String, examples: Int)] = []
    let forward = dictionaries(from: from, to: to)
    for dictionary in forward {
      for key in keys {
        let entries = (try? dictionary.entries(of: key)) ?? []
        for entry in entries {
          for text in entry.translations where !found.contains(where: { $0.text == text }) {
            found.append((text, entry.exampleCount))
          }
        }
        if !entries.isEmpty { break }
      }
    }
    guard !forward.isEmpty else { return headwords(of: back, translatedAs: keys) }
    // Keep the order of equal ranks, because dictionaries list the meanings of an entry by
    // frequency.
    let ordered = found.enumerated()
      .sorted { ($1.element.examples, $0.offset) < ($0.element.examples, $1.offset) }
      .prefix(Translations.most).map(\.element.text)
    return mutualFirst(ordered, of: keys, in: back).map { shortened($0, to: 200) }
  }

  /// The headwords whose translations contain a text.
  private func headwords(of dictionaries: [any ReferenceDictionary], translatedAs keys: [String])
    -> [String]
  {
    for key in keys {
      let found = dictionaries.flatMap {
        (try? $0.headwords(translatedAs: key, limit: Translations.most)) ?? []
      }
      if !found.isEmpty { return found.map { shortened($0, to: 200) } }
    }
    return []
  }

  /// The same texts, reordered: of the first ones, those that a dictionary of the other direction
  /// translates back come first.
  private func mutualFirst(
    _ texts: [String], of keys: [String], in back: [any ReferenceDictionary]
  ) -> [String] {
    guard texts.count > 1, !back.isEmpty else { return texts }
    let wanted = Set(keys.map(headwordKey))
    let head = texts.prefix(Translations.mostCompared)
    let mutual = head.filter { text in
      text.split(separator: ",").contains { part in
        back.contains { dictionary in
          ((try? dictionary.entries(of: String(part))) ?? []).contains { entry in
            wanted.contains { entry.rank(ofTranslation: $0) != nil }
          }
        }
      }
    }
    return mutual + head.filter { !mutual.contains($0) } + texts.dropFirst(head.count)
  }

  private func dictionaries(from: String, to: String) -> [any ReferenceDictionary] {
    guard let from = LanguageTag.long(of: from), let to = LanguageTag.long(of: to) else {
      return []
    }
    let registry = library.dictionaries
    return registry.installed.compactMap { candidate in
      guard let known = registry.languages(of: candidate), known == (from, to) else { return nil }
      return try? registry.open(candidate)
    }
  }

  private func ownDefinitions(of term: String) -> [String] {
    let own = library.allWords(named: term).flatMap { $0.senses.map(\.definition) }
    guard own.isEmpty else { return Array(own.prefix(Translations.most)) }
    let entries = library.dictionaries.wordNet.map { WordNetDictionary($0).entries(of: term) } ?? []
    return Array(entries.flatMap { $0.senses.map(\.definition) }.prefix(Translations.most))
  }

  /// An English term without a leading article or `to`, as dictionaries list it; empty if it has
  /// neither.
  private static func withoutArticle(_ text: String) -> [String] {
    ["to ", "a ", "an ", "the "].filter { text.lowercased().hasPrefix($0) }
      .map { String(text.dropFirst($0.count)) }
  }
}
