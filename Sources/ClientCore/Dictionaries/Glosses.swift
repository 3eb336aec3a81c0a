package import GameEngine

/// What words mean in the player's own language, from the installed dictionaries: the setting `gloss`.
package struct Glosses: Sendable {
  private let translations: Translations
  private let store: PlayerStore

  /// The largest number of translations in a gloss.
  private static let most = 4
  /// The longest translation in a gloss, in characters; longer ones are explanations.
  private static let longest = 40

  /// - Parameters:
  ///   - library: contains the dictionaries.
  ///   - store: contains the player's settings.
  package init(library: WordLibrary, store: PlayerStore) {
    translations = Translations(library: library)
    self.store = store
  }

  /// A few translations, the most usual first: `Fata Morgana, Luftspiegelung`. Nil if the setting is off, the word is of the
  /// player's language, or no installed dictionary translates it.
  package func gloss(of word: Item) -> String? {
    guard let language = try? store.settings().gloss, language != word.language else { return nil }
    let gloss = translations.single(word.term, from: word.language, to: language)
      .filter { $0.count <= Glosses.longest }
    return gloss.isEmpty ? nil : gloss.prefix(Glosses.most).joined(separator: ", ")
  }
}
