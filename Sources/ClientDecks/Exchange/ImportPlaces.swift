import ClientCore
import Exchange
import GameEngine
import Journal
import Kit
import Messages

/// The decks for the cards of a file. A deck is created with its first card.
struct ImportPlaces {
  let batch: CardBatch
  private let base: DeckPath
  private let isInside: Bool
  private let pair: LanguagePair?
  /// Whether an installed dictionary translates a language into English.
  private let isTranslated: (String) -> Bool
  /// The languages that the file names for its decks, by the keys of their paths.
  private var pairs: [[String]: LanguagePair] = [:]
  /// When cards come back according to the file, by the keys of the paths of decks.
  private var goals: [[String]: DeckGoal] = [:]
  /// The decks as they are now.
  private(set) var tree: DeckTree
  private var paths: [String: DeckPath] = [:]
  /// The decks that were created for cards of the file.
  private(set) var new: Set<DeckID> = []

  /// - Parameters:
  ///   - base: the deck for cards without a deck in the file.
  ///   - isInside: whether to put the file's decks into `base`, too.
  ///   - pair: the languages of new decks; nil for those that the file names.
  ///   - pairs: the languages that the file names for its decks.
  ///   - goals: when the cards of the file's decks come back. Only new decks keep it.
  ///   - isTranslated: whether an installed dictionary translates a language into English.
  init(
    _ batch: CardBatch, base: DeckPath, isInside: Bool, pair: LanguagePair?,
    pairs: [String: LanguagePair], goals: [String: DeckGoal],
    isTranslated: @escaping (String) -> Bool
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
    for (deck, goal) in goals { self.goals[path(of: deck, isInside: isInside).key] = goal }
  }

  /// The path of the deck for a card. Results are cached by the deck's name in the file.
  mutating func path(of draft: CardDraft) -> DeckPath {
    // A reading device contains words of several languages.
    let text = draft.deck.isEmpty ? draft.termLanguage ?? "" : draft.deck
    let key = draft.deck.isEmpty ? "\n\(text)" : text
    if let path = paths[key] { return path }
    let path = path(of: text, isInside: isInside || draft.deck.isEmpty)
    paths[key] = path
    return path
  }

  /// The path here for a deck of the file.
  private func path(of text: String, isInside: Bool) -> DeckPath {
    let named = StreamSafety.allows(text) ? DeckPath(CardText.cleaned(text).onOneLine) : nil
    guard isInside else { return named ?? base }
    // Anki uses this deck for cards without a deck.
    let inner = text == "Default" ? [] : named?.names ?? []
    return DeckPath(Array((base.names + inner).prefix(DeckPath.deepest)))
  }

  /// The languages that the deck of a card has, or will have when it is created.
  func pair(of draft: CardDraft, _ path: DeckPath) -> LanguagePair? {
    tree[path]?.pair ?? pair ?? pairs[path.key] ?? pair(of: draft)
      ?? path.parent.flatMap { tree[$0]?.pair }
  }

  /// The deck at a path. Creates it and its missing enclosing decks.
  mutating func made(_ path: DeckPath, for draft: CardDraft) throws -> DeckTree.Node? {
    if let node = tree[path] { return node }
    let (decks, _) = try tree.newDecks(to: path) { try batch.deck($0) != nil }
    let outer = decks.first?.path.parent.flatMap { tree[$0] }
    var around = outer?.pair
    var goal = outer?.goal ?? DeckGoal()
    for (own, var entry) in decks {
      let pair = pair ?? pairs[own.key] ?? (own == path ? self.pair(of: draft) : nil)
      if pair != around { entry.pair = pair }
      around = pair ?? around
      goal = (goals[own.key] ?? DeckGoal()).written(to: &entry, around: goal)
      try batch.write(entry)
      new.insert(entry.deck)
    }
    tree = try batch.tree()
    return tree[path]
  }

  /// The languages that the file names for a card; nil if it names none, or they are invalid.
  private func pair(of draft: CardDraft) -> LanguagePair? {
    guard let term = draft.termLanguage else { return nil }
    // A generated definition is a translation into English, or in the language of the term.
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
