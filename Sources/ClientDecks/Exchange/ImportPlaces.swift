import ClientCore
import Exchange
import GameEngine
import Journal
import Kit
import Messages

/// The decks that the cards of a file go to. A deck is created with its first card.
struct ImportPlaces {
  let batch: CardBatch
  private let base: DeckPath
  private let isInside: Bool
  private let pair: LanguagePair?
  /// Whether a dictionary translates a language into English.
  private let isTranslated: (String) -> Bool
  /// The languages that the file names for decks, by the keys of their paths here.
  private var pairs: [[String]: LanguagePair] = [:]
  private var tree: DeckTree
  private var known: [String: DeckTree.Node] = [:]
  private var paths: [String: DeckPath] = [:]
  private var new: Set<DeckID> = []

  /// - Parameters:
  ///   - base: the deck for cards whose file names none.
  ///   - isInside: whether the decks of the file are put into it, too.
  ///   - pair: the languages of new decks, if the player names them.
  ///   - pairs: those that the file names for its decks.
  ///   - isTranslated: whether an installed dictionary translates a language into English.
  init(
    _ batch: CardBatch, base: DeckPath, isInside: Bool, pair: LanguagePair?,
    pairs: [String: LanguagePair], isTranslated: @escaping (String) -> Bool
  ) throws {
    self.batch = batch
    self.base = base
    self.isInside = isInside
    self.pair = pair
    self.isTranslated = isTranslated
    tree = try batch.tree()
    for (deck, pair) in pairs {
      self.pairs[path(of: deck, isInside: isInside).key] = ImportPlaces.checked(
        pair.term, pair.definition)
    }
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
    let path = path(of: text, isInside: isInside || draft.deck.isEmpty)
    paths[key] = path
    return path
  }

  /// The path of the deck for one of the file.
  private func path(of text: String, isInside: Bool) -> DeckPath {
    let named = StreamSafety.allows(text) ? DeckPath(CardText.cleaned(text).onOneLine) : nil
    guard isInside else { return named ?? base }
    // Anki's deck for cards that were put into none.
    let inner = text == "Default" ? [] : named?.names ?? []
    return DeckPath(Array((base.names + inner).prefix(DeckPath.deepest)))
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
    deck(path)?.pair ?? pair ?? pairs[path.key] ?? pair(of: draft)
      ?? path.parent.flatMap { tree[$0]?.pair }
  }

  /// The deck at a path, which is created for a card if it does not exist.
  mutating func made(_ path: DeckPath, for draft: CardDraft) throws -> DeckTree.Node? {
    if let node = deck(path) { return node }
    let (decks, _) = try tree.newDecks(to: path) { try batch.deck($0) != nil }
    var around = decks.first?.path.parent.flatMap { tree[$0]?.pair }
    for (own, var entry) in decks {
      let pair = pair ?? pairs[own.key] ?? (own == path ? self.pair(of: draft) : nil)
      if pair != around { entry.pair = pair }
      around = pair ?? around
      try batch.write(entry)
      new.insert(entry.deck)
    }
    tree = try batch.tree()
    return deck(path)
  }

  /// The languages that the file names for a card.
  private func pair(of draft: CardDraft) -> LanguagePair? {
    guard let term = draft.termLanguage else { return nil }
    // Definitions that are made for words of a device are translations, or in their language.
    let made = draft.definition.isEmpty ? isTranslated(term) ? "eng" : term : nil
    guard let definition = draft.definitionLanguage ?? made else { return nil }
    return ImportPlaces.checked(term, definition)
  }

  private static func checked(_ term: String, _ definition: String) -> LanguagePair? {
    let sides = [term, definition].map { CardText.cleaned($0).onOneLine }
    guard sides.allSatisfy({ StreamSafety.allows($0) }) else { return nil }
    return LanguagePair("\(sides[0]):\(sides[1])")
  }
}
