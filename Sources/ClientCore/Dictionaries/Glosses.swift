package import GameEngine

/// What words mean in the player's own language: the setting `gloss`. The commonest words have glosses of ours, others
/// those of an installed dictionary.
package struct Glosses: Sendable {
  private let library: WordLibrary
  private let translations: Translations
  private let store: PlayerStore
  private let interface: String

  /// The largest number of translations in a gloss.
  private static let most = 4
  /// The longest translation in a gloss, in characters; longer ones are explanations.
  private static let longest = 40

  /// - Parameters:
  ///   - library: contains the dictionaries.
  ///   - store: contains the player's settings.
  ///   - interface: the language of the interface, which is the player's unless the setting says another.
  package init(library: WordLibrary, store: PlayerStore, interface: String) {
    self.library = library
    self.interface = interface
    translations = Translations(library: library)
    self.store = store
  }

  /// The player's language, if it is not that of words; nil if no glosses are wanted.
  private func language(besides other: String) -> String? {
    guard let own = try? store.settings().gloss(interface: interface), own != other else {
      return nil
    }
    return own
  }

  /// The gloss of a word that has one of ours; nil if none is wanted.
  package func ownGloss(of word: ItemID) -> String? {
    word.language.flatMap(language).flatMap { library.gloss(of: word, in: $0) }
  }

  /// A few translations, the most usual first: `Fata Morgana, Luftspiegelung`. Nil if none is wanted, or neither we nor an
  /// installed dictionary have one.
  package func gloss(of word: Item) -> String? {
    guard let language = language(besides: word.language) else { return nil }
    if let own = library.gloss(of: word.id, in: language) { return own }
    let gloss = translations.single(word.term, from: word.language, to: language)
      .filter { $0.count <= Glosses.longest }
    return gloss.isEmpty ? nil : gloss.prefix(Glosses.most).joined(separator: ", ")
  }
}
