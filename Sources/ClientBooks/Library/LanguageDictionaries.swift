package import ClientCore
import GameEngine
import Journal
import Lexicon
import Messages

/// The dictionaries for words of languages other than English, ordered for a player.
package struct LanguageDictionaries: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - store: provides the player's decks, and the setting for the dictionaries to search first.
  ///   - host: provides the language of the interface.
  package init(library: WordLibrary, store: PlayerStore, host: Host) {
    (self.library, self.store, self.host) = (library, store, host)
  }

  /// Whether words of a language are looked up in Wordhoard's own words first. True for English and
  /// an unknown language.
  ///
  /// - Parameter language: the tag of the language; empty if unknown.
  static func isEnglish(_ language: String) -> Bool {
    language.isEmpty || LanguageTag.long(of: language) == "eng"
  }

  /// The dictionaries whose headwords are in a language. First are those that the player put first;
  /// then those that explain words in the language of the player's decks, of the interface, in
  /// English, and in any other. Dictionaries without a language are last.
  ///
  /// - Throws: `JournalError`.
  func installed(of language: String) throws -> [InstalledDictionary] {
    guard let from = LanguageTag.long(of: language) else { return [] }
    let registry = library.dictionaries
    let preferred = try store.settings().dictionaries
    let targets = try targets(of: from)
    let ranked = registry.installed(preferring: preferred)
      .compactMap { candidate -> (rank: Int, dictionary: InstalledDictionary)? in
        guard let pair = registry.languages(of: candidate) else {
          return (targets.count + 1, candidate)
        }
        guard pair.from == from else { return nil }
        let isFirst = preferred.contains(candidate.id)
        return (isFirst ? -1 : targets.firstIndex(of: pair.to) ?? targets.count, candidate)
      }
    return ranked.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.dictionary)
  }

  /// The entries of the first text that a dictionary of a language contains, itself or as a base
  /// form.
  ///
  /// - Throws: `JournalError`.
  func answer(
    _ texts: [String], in language: String, from dictionaries: [InstalledDictionary]
  ) -> DictionaryRegistry.Answer? {
    let from = LanguageTag.long(of: language) ?? LanguageTag.unknown
    return texts.lazy.compactMap {
      library.dictionaries.answer($0, from: dictionaries, language: from)
    }.first
  }

  /// The error if no dictionary of a language is installed.
  func missing(_ language: String) -> ClientError {
    let name = LanguageTag.long(of: language) ?? shortened(language, to: 20)
    return ClientError(
      .noDictionary, "no dictionary of the book's language (\(name)) is installed",
      remedy: "`apt search dict-freedict-\(name)` lists some")
  }

  /// The ISO 639-3 codes of the languages in which the player wants words of a language explained,
  /// the preferred first.
  private func targets(of language: String) throws -> [String] {
    let pairs = try store.cards().tree().nodes.compactMap(\.pair)
      .filter { LanguageTag.long(of: $0.term) == language }
    let wanted = pairs.map(\.definition) + [host.messages.languageTag, "eng"]
    return wanted.compactMap { LanguageTag.long(of: $0) }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
}
