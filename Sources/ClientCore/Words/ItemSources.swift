package import GameEngine
import Lexicon
import Messages

/// The sources of items for practice, by their names: our words first, then all others.
///
/// Features get pools, categories and items from here, and do not depend on single sources.
package struct ItemSources: Sendable {
  private let own: any ItemSource
  private let others: [any ItemSource]
  private let deckSource: @Sendable (_ path: String) throws -> (any ItemSource)?

  /// A registry of sources with distinct names.
  ///
  /// - Parameters:
  ///   - own: our own words, the default.
  ///   - others: in the order in which they are offered.
  ///   - deck: the source of the deck at a path.
  package init(
    own: any ItemSource, others: [any ItemSource] = [],
    deck: @escaping @Sendable (_ path: String) throws -> (any ItemSource)? = { _ in nil }
  ) {
    self.own = own
    self.others = others
    deckSource = deck
  }

  private var all: [any ItemSource] { [own] + others }

  /// The names of all sources, the default first.
  package var names: [String] { all.map(\.id.rawValue) }

  /// The categories that items of any source can have, in alphabetical order.
  package var categories: [String] { Set(all.flatMap(\.categories)).sorted() }

  // MARK: - Choosing a source

  /// The source that an option names, else the one that the settings name.
  ///
  /// - Parameter name: the option; case does not matter.
  /// - Throws: `ClientError` with the list of known ones if there is no source of the name.
  package func chosen(
    _ name: String?, in settings: Settings
  ) throws(ClientError) -> any ItemSource {
    guard let name else { return chosen(in: settings) }
    let source = all.first { $0.id.rawValue.lowercased() == name.lowercased() }
    guard let source else {
      throw ClientError(
        .unknownSource, "unknown source \"\(shortened(name))\"",
        remedy: "choose one of \(names.joined(separator: ", "))", exit: .usage)
    }
    return source
  }

  /// The source of a deck if one is named, else the one that an option or the settings name.
  ///
  /// - Throws: `ClientError` if there is no such deck or source.
  package func chosen(
    _ name: String?, deck: String?, in settings: Settings
  ) throws -> any ItemSource {
    guard let deck else { return try chosen(name, in: settings) }
    guard let source = try deckSource(deck) else {
      throw ClientError(.unknownDeck, "there is no deck \"\(shortened(deck))\"", exit: .usage)
    }
    return source
  }

  /// The source that the settings name; our words if it is unknown, as on another computer of the player.
  package func chosen(in settings: Settings) -> any ItemSource {
    all.first { $0.id == settings.source } ?? own
  }

  /// The source whose round a code describes.
  ///
  /// - Throws: `RoundCode.Failure` if the text is not a code, or its source is unknown.
  package func source(ofCode text: String) throws(RoundCode.Failure) -> any ItemSource {
    let id = try RoundCode.source(of: text)
    if id.rawValue.hasPrefix(CardSource.prefix) {
      let path = String(id.rawValue.dropFirst(CardSource.prefix.count))
      if let deck = try? deckSource(path) { return deck }
    }
    guard let source = all.first(where: { $0.id == id }) else { throw .otherSource(id) }
    return source
  }

  /// The pool of our own words, for games that never use another source.
  ///
  /// - Throws: `ContentError`.
  package func ownPool() throws -> ItemPool { try own.pool() }

  /// The terms that are too near to items of our own, or of all sources of words.
  ///
  /// - Throws: `ContentError`, or `ClientError` if a source is not installed.
  package func neighbours(ofOwnOnly: Bool) throws -> any NeighbourSource {
    let others = ofOwnOnly ? nil : all.first { $0.id == WordNetSource.id }
    return try (others ?? own).neighbours()
  }

  // MARK: - Single items

  /// The item with an ID, from the first source that contains it; nil if none does.
  package func item(_ id: ItemID) -> Item? {
    for source in all {
      if let item = source.item(id) { return item }
    }
    return nil
  }

  /// The items with the given IDs, in ascending order of the IDs. IDs that no source contains are
  /// left out.
  package func items(_ ids: some Sequence<ItemID>) -> [Item] { ids.sorted().compactMap(item) }

  /// The items that the player has met: words of ours that were shown, and other items that were
  /// answered. A term that was only looked up in a dictionary is not an item. `seen` lists them,
  /// and all counts of met words follow from this.
  package func met(by progress: PlayerProgress) -> [Item] {
    items(progress.words.lazy.filter { isMet($0, $1) }.map(\.key))
  }

  /// The number of these items: of our words, and of other sources. Faster than making the items.
  package func metCount(by progress: PlayerProgress) -> (own: Int, others: Int) {
    var (answered, shown): ([ItemID], [ItemID]) = ([], [])
    for (id, word) in progress.words {
      if word.memory == nil { shown.append(id) } else { answered.append(id) }
    }
    let ofOthers = own.unknown(of: answered)
    let known = progress.words.count - ofOthers.count - own.unknown(of: shown).count
    // Most players have words of ours only, and no other source is opened for them.
    let unknown = others.reduce(ofOthers) { rest, source in
      rest.isEmpty ? rest : source.unknown(of: rest)
    }
    return (known, ofOthers.count - unknown.count)
  }

  /// Whether a word that was shown or answered counts as met, provided that it is an item.
  package func isMet(_ id: ItemID, _ word: ItemProgress) -> Bool {
    word.memory != nil || own.item(id) != nil
  }

  /// The term of an item; its ID if no source contains the item any more.
  package func term(of id: ItemID) -> String {
    id.headword ?? item(id)?.term ?? id.rawValue
  }

  /// The IDs whose term is a text, in their order.
  ///
  /// - Parameter text: in the form of `normalizedAnswer`.
  package func ids(_ ids: some Sequence<ItemID>, named text: String) -> [ItemID] {
    ids.filter { id in
      let term = term(of: id)
      return term == text || normalizedAnswer(term) == text
    }.sorted()
  }
}
