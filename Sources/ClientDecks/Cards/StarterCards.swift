package import ClientCore
package import GameEngine
import Journal
import Kit
import Lexicon
import Messages

/// Proposes the first cards of a deck: words of Wordhoard with a dictionary's translations.
package struct StarterCards: Sendable {
  private let library: WordLibrary
  private let translations: Translations
  private let store: PlayerStore

  /// The number of cards of a starter deck, unless the player wants another.
  static let usualCount = 20

  /// The maximum number of translations on a card.
  private static let translationsPerCard = 3

  /// - Parameters:
  ///   - library: contains Wordhoard's words.
  ///   - store: contains the player's cards.
  package init(library: WordLibrary, translations: Translations, store: PlayerStore) {
    self.library = library
    self.translations = translations
    self.store = store
  }

  /// Cards for words of a level, the most common first. Omits words for which this deck already
  /// contains a card.
  ///
  /// - Parameters:
  ///   - pair: English and another language, in either order.
  ///   - path: the deck that will get them, if it exists.
  ///   - count: the maximum number of cards.
  /// - Throws: `ClientError` if no dictionary translates between the languages.
  package func cards(
    _ pair: LanguagePair, level: Level, for path: DeckPath, count: Int
  ) throws -> [CardChange] {
    let (term, definition) = (
      LanguageTag.tag(of: pair.term), LanguageTag.tag(of: pair.definition)
    )
    guard (term == "en") != (definition == "en"), translations.covers(pair) else {
      let other = LanguageTag.long(of: term == "en" ? pair.definition : pair.term)
      throw ClientError(
        .noDictionary, "no installed dictionary translates between English and this language",
        remedy: other.flatMap(StarterCards.package).map {
          Phrase("get one with `sudo apt install \($0)`")
        }
          ?? Phrase("name English and another language that a dictionary translates"))
    }
    let isEnglishFirst = term == "en"
    let known = try knownTerms(in: path)
    var cards: [CardChange] = []
    var used: Set<String> = []
    let words = library.pool.items(level: level)
      .sorted { ($1.centiZipf ?? 0, $0.id) < ($0.centiZipf ?? 0, $1.id) }
    for word in words where cards.count < count {
      let texts =
        isEnglishFirst
        ? translations.definitions(of: word.term, pair)
        : translations.terms(meaning: word.term, pair)
      guard let first = texts.first else { continue }
      var card = CardChange()
      card.term = isEnglishFirst ? word.term : first
      card.definition =
        isEnglishFirst
        ? StarterCards.joined(texts) : word.term
      if isEnglishFirst { card.texts[.example] = word.mainSense.examples.first?.text }
      let key = card.term.lowercased()
      if !known.contains(key), used.insert(key).inserted { cards.append(card) }
    }
    return cards
  }

  /// The Debian package of a dictionary between English and a language; nil if there is none.
  private static func package(_ language: String) -> String? {
    let fromEnglish = [
      "afr", "ara", "bul", "ces", "cym", "dan", "deu", "ell", "fin", "fra", "gle", "hin", "hrv",
      "hun", "ind", "ita", "jpn", "lat", "lit", "nld", "nor", "pol", "por", "rus", "spa", "srp",
      "swe", "tur",
    ]
    let toEnglish = ["epo", "isl", "kur", "slk", "slv"]
    return fromEnglish.contains(language)
      ? "dict-freedict-eng-\(language)"
      : toEnglish.contains(language) ? "dict-freedict-\(language)-eng" : nil
  }

  private func knownTerms(in path: DeckPath) throws -> Set<String> {
    let shelf = try store.cards()
    guard let node = try shelf.tree()[path] else { return [] }
    return Set(try shelf.cards(in: node.id).map { $0.term.lowercased() })
  }

  /// The first translation of each text, without duplicates, separated by `; `.
  private static func joined(_ texts: [String]) -> String {
    var parts: [String] = []
    for text in texts {
      let first = text.split(separator: ",").first.map {
        String($0.trimming(while: \.isWhitespace))
      }
      if let first, !first.isEmpty, !parts.contains(first) { parts.append(first) }
    }
    return parts.prefix(translationsPerCard).joined(separator: "; ")
  }
}
