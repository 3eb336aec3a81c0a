package import ClientCore
package import GameEngine
import Journal
import Kit
import Lexicon
import Messages

/// Proposes the first cards of a deck: words of Wordhoard with translations on which two dictionaries agree.
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

  /// A proposed card.
  package struct Proposal: Sendable {
    /// The card.
    package let card: CardChange
    /// The number of dictionaries that agree on each of its translations.
    package let dictionaries: Int
  }

  /// Cards for words of a level, the most common first. Omits words for which this deck already
  /// contains a card, and words without a translation that a second dictionary, in the same or the other
  /// direction, confirms.
  ///
  /// - Parameters:
  ///   - pair: English and another language, in either order.
  ///   - path: the deck that will get them, if it exists.
  ///   - count: the maximum number of cards.
  /// - Throws: `ClientError` if no dictionary translates between the languages.
  package func cards(
    _ pair: LanguagePair, level: Level, for path: DeckPath, count: Int
  ) throws -> [Proposal] {
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
    let other = isEnglishFirst ? pair.definition : pair.term
    guard translations.count(between: "eng", and: other) > 1 else {
      throw StarterCards.unconfirmed(other, hasForward: translations.hasDictionary("eng", other))
    }
    let known = try knownTerms(in: path)
    var cards: [Proposal] = []
    var used: Set<String> = []
    let words = library.pool.items(level: level)
      .sorted { ($1.centiZipf ?? 0, $0.id) < ($0.centiZipf ?? 0, $1.id) }
    for word in words where cards.count < count {
      let found = translations.confirmed(word.term, from: "eng", to: other)
        .prefix(isEnglishFirst ? StarterCards.translationsPerCard : 1)
      guard let first = found.first, let sure = found.map(\.dictionaries).min() else { continue }
      var card = CardChange()
      card.term = isEnglishFirst ? word.term : first.text
      card.definition =
        isEnglishFirst ? found.map(\.text).joined(separator: "; ") : word.term
      if isEnglishFirst { card.texts[.example] = word.mainSense.examples.first?.text }
      let key = card.term.lowercased()
      if !known.contains(key), used.insert(key).inserted {
        cards.append(Proposal(card: card, dictionaries: sure))
      }
    }
    return cards
  }

  /// The error if only one dictionary translates between English and a language.
  private static func unconfirmed(_ language: String, hasForward: Bool) -> ClientError {
    let long = LanguageTag.long(of: language) ?? language
    let package =
      hasForward
      ? bothWays.contains(long) ? "dict-freedict-\(long)-eng" : nil : package(long)
    return ClientError(
      .noDictionary, "a starter deck needs two dictionaries, so that one confirms the other",
      remedy: package.map { Phrase("get the other one with `sudo apt install \($0)`") }
        ?? Phrase("install another dictionary between these languages"))
  }

  /// The languages for which Debian has dictionaries from and to English.
  private static let bothWays: Set<String> = [
    "afr", "ara", "ces", "cym", "dan", "deu", "ell", "fin", "fra", "gle", "hrv", "hun", "ita",
    "jpn", "lat", "lit", "nld", "pol", "por", "spa", "srp", "swe", "swh", "tur",
  ]

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
}
