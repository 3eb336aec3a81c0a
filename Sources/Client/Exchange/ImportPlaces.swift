import Exchange
import GameEngine
import Journal
import Messages

/// The decks that the cards of a file go to. A deck is created with its first card.
struct ImportPlaces {
  let batch: CardBatch
  private let base: DeckPath
  private let isInside: Bool
  private let pair: LanguagePair?
  private var tree: DeckTree
  private var known: [String: DeckTree.Node] = [:]
  private var paths: [String: DeckPath] = [:]
  private var new: Set<DeckID> = []

  /// - Parameters:
  ///   - base: the deck for cards whose file names none.
  ///   - isInside: whether the decks of the file are put into it, too.
  ///   - pair: the languages of new decks, if the player names them.
  init(_ batch: CardBatch, base: DeckPath, isInside: Bool, pair: LanguagePair?) throws {
    self.batch = batch
    self.base = base
    self.isInside = isInside
    self.pair = pair
    tree = try batch.tree()
  }

  /// Whether the player sees a deck.
  func contains(_ deck: DeckID) -> Bool { tree[deck] != nil }

  /// Whether a deck was created for cards of the file.
  func isNew(_ deck: DeckID) -> Bool { new.contains(deck) }

  /// The path of the deck for a card.
  mutating func path(of draft: CardDraft) -> DeckPath {
    // A device has words of several languages.
    let text = draft.deck.isEmpty ? draft.termLanguage ?? "" : draft.deck
    let key = draft.deck.isEmpty ? "\n\(text)" : text
    if let path = paths[key] { return path }
    let isDefault = draft.deck == "Default"  // Anki's deck for cards that were put into none.
    let named = StreamSafety.allows(text) ? DeckPath(CardText.cleaned(text).onOneLine) : nil
    let path: DeckPath
    if isInside || draft.deck.isEmpty {
      let inner = isDefault ? [] : named?.names ?? []
      path = DeckPath(Array((base.names + inner).prefix(DeckPath.deepest)))
    } else {
      path = named ?? base
    }
    paths[key] = path
    return path
  }

  /// The deck at a path, if it exists.
  mutating func deck(_ path: DeckPath) -> DeckTree.Node? {
    let key = path.description
    if let node = known[key] { return node }
    known[key] = tree[path]
    return known[key]
  }

  /// The languages that the deck of a card has or will have.
  mutating func pair(of draft: CardDraft, _ path: DeckPath) -> LanguagePair? {
    deck(path)?.pair ?? newPair(for: draft) ?? path.parent.flatMap { tree[$0]?.pair }
  }

  /// The deck at a path, which is created for a card if it does not exist.
  mutating func made(_ path: DeckPath, for draft: CardDraft) throws -> DeckTree.Node? {
    if let node = deck(path) { return node }
    var parent = DeckID.root
    for depth in 1...path.names.count {
      let own = DeckPath(Array(path.names.prefix(depth)))
      if let node = tree[own] {
        parent = node.id
        continue
      }
      var attempt = 0
      while try batch.deck(DeckID(path: own, attempt: attempt)) != nil { attempt += 1 }
      var entry = DeckEntry(deck: DeckID(path: own, attempt: attempt))
      entry.name = own.name
      entry.parent = parent
      let around = own.parent.flatMap { tree[$0]?.pair }
      let isPlace = depth == path.names.count || pair != nil
      if isPlace, let pair = newPair(for: draft), pair != around { entry.pair = pair }
      try batch.write(entry)
      new.insert(entry.deck)
      tree = try batch.tree()
      parent = entry.deck
    }
    return deck(path)
  }

  private func newPair(for draft: CardDraft) -> LanguagePair? {
    if let pair { return pair }
    guard let term = draft.termLanguage else { return nil }
    // Definitions that are made for words of a device are in their language.
    guard let definition = draft.definitionLanguage ?? (draft.definition.isEmpty ? term : nil)
    else { return nil }
    let sides = [term, definition].map { CardText.cleaned($0).onOneLine }
    guard sides.allSatisfy({ StreamSafety.allows($0) }) else { return nil }
    return LanguagePair("\(sides[0]):\(sides[1])")
  }
}
