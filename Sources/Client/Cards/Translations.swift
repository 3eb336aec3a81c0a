package import GameEngine
import Lexicon

/// Proposes translations and definitions from the installed dictionaries.
package struct Translations: Sendable {
  private let library: WordLibrary

  /// The most proposals.
  private static let most = 50

  /// - Parameter library: contains the dictionaries and our words.
  package init(library: WordLibrary) { self.library = library }

  /// Texts for the definition of a card, the most usual first; empty if no dictionary has the languages and the term.
  ///
  /// - Parameters:
  ///   - term: in the language of the terms.
  ///   - pair: the languages; nil for English definitions of an English word.
  package func definitions(of term: String, _ pair: LanguagePair?) -> [String] {
    guard let pair else { return ownDefinitions(of: term) }
    guard !pair.isMonolingual else {
      return LanguageTag.tag(of: pair.term) == "en" ? ownDefinitions(of: term) : []
    }
    return texts(for: term, from: pair.term, to: pair.definition)
  }

  /// Texts for the term of a card, the most usual first.
  ///
  /// - Parameter definition: in the language of the definitions.
  package func terms(meaning definition: String, _ pair: LanguagePair?) -> [String] {
    guard let pair, !pair.isMonolingual else { return [] }
    return texts(for: definition, from: pair.definition, to: pair.term)
  }

  /// Whether an installed dictionary proposes texts from one side to the other.
  package func covers(_ pair: LanguagePair) -> Bool {
    pair.isMonolingual
      ? LanguageTag.tag(of: pair.term) == "en"
      : !dictionaries(from: pair.term, to: pair.definition).isEmpty
        || !dictionaries(from: pair.definition, to: pair.term).isEmpty
  }

  /// The pairs of languages that installed dictionaries translate between, in both directions, in the order of their
  /// codes.
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

  /// The codes of the languages that installed dictionaries pair with a language, or with any other.
  ///
  /// - Parameter other: the language of the other side; nil if it is not chosen yet.
  package func languages(pairedWith other: String?) -> [String] {
    let pairs = pairs().filter { other == nil || $0.definition == other.flatMap(LanguageTag.long) }
    return pairs.map(\.term).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func texts(for text: String, from: String, to: String) -> [String] {
    var found: [(text: String, examples: Int)] = []
    for dictionary in dictionaries(from: from, to: to) {
      for key in [text] + Translations.withoutArticle(text) {
        let entries = (try? dictionary.entries(of: key)) ?? []
        for entry in entries {
          for text in entry.translations where !found.contains(where: { $0.text == text }) {
            found.append((text, entry.exampleCount))
          }
        }
        if !entries.isEmpty { break }
      }
    }
    // A stable order, since dictionaries list the meanings of an entry by their use.
    return found.enumerated()
      .sorted { ($1.element.examples, $0.offset) < ($0.element.examples, $1.offset) }
      .prefix(Translations.most).map { shortened($0.element.text, to: 200) }
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

  /// An English verb or noun as dictionaries list it.
  private static func withoutArticle(_ text: String) -> [String] {
    ["to ", "a ", "an ", "the "].filter { text.lowercased().hasPrefix($0) }
      .map { String(text.dropFirst($0.count)) }
  }
}
