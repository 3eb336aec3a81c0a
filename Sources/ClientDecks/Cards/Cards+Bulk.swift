package import ClientCore
import GameEngine
import Journal

/// Changes of several cards. Each is one change, which an undo takes back as a whole, and each returns the cards that it
/// changed as they are afterwards.
extension Cards {
  /// Adds a tag to cards. Cards that have it already do not change.
  ///
  /// - Throws: `ClientError` if the tags of a card become too long; then none is changed.
  package func tag(_ cards: [DeckCard], with tag: CardTag) throws -> [DeckCard] {
    try retag(cards) { tags in tags.contains(where: tag.isSame) ? nil : tags + [tag.text] }
  }

  /// Removes a tag and all tags below it from cards.
  ///
  /// - Throws: `JournalError`.
  package func untag(_ cards: [DeckCard], from tag: CardTag) throws -> [DeckCard] {
    try retag(cards) { tags in
      tags.contains(where: tag.covers) ? tags.filter { !tag.covers($0) } : nil
    }
  }

  private func retag(
    _ cards: [DeckCard], _ tags: ([String]) -> [String]?
  ) throws -> [DeckCard] {
    try change(cards) { card in
      try tags(card.tags).map { tags in
        var change = CardChange()
        change.tags = tags
        return try change.entry(for: card.id)
      }
    }
  }

  /// Moves cards to a deck, which is created if necessary.
  ///
  /// - Throws: `ClientError`.
  package func move(_ cards: [DeckCard], to path: String) throws -> [DeckCard] {
    let (entries, deck) = try decks.newDecks(to: try Decks.checked(path), in: try store.cards())
    return try change(cards, after: entries) { card in
      guard card.deck != deck else { return nil }
      var entry = CardEntry(card: card.id)
      entry.deck = deck
      return entry
    }
  }

  /// Suspends cards, so that no session asks them, or resumes them. Their memory stays.
  ///
  /// - Throws: `JournalError`.
  package func suspend(_ cards: [DeckCard], _ isSuspended: Bool = true) throws -> [DeckCard] {
    try change(cards) { card in
      guard card.isSuspended != isSuspended else { return nil }
      var entry = CardEntry(card: card.id)
      entry.suspended = isSuspended
      return entry
    }
  }

  /// Removes cards.
  ///
  /// - Throws: `JournalError`.
  package func remove(_ cards: [DeckCard]) throws {
    _ = try change(cards) { card in
      var entry = CardEntry(card: card.id)
      entry.removed = true
      return entry
    }
  }

  /// Writes an entry for each card that changes.
  ///
  /// - Parameter decks: the entries of decks that the cards need.
  private func change(
    _ cards: [DeckCard], after decks: [DeckEntry] = [], _ entry: (Card) throws -> CardEntry?
  ) throws -> [DeckCard] {
    let entries = try cards.compactMap { try entry($0.card) }
    guard !entries.isEmpty else { return [] }
    try write(decks.map { .deck($0) } + entries.map { .card($0) })
    let (shelf, progress) = (try store.cards(), try store.progress())
    let (tree, now) = (try shelf.tree(), progress.studyTime(host.now()))
    return try shelf.cards(entries.map(\.card)).compactMap { card in
      tree[card.deck].map { DeckCard(card, in: $0, progress: progress, at: now) }
    }
  }
}

extension Cards {
  /// Moves a card to a deck, which is created if necessary.
  ///
  /// - Throws: `ClientError`.
  package func move(_ id: String, to path: String) throws -> DeckCard {
    let card = try card(id)
    return try move([card], to: path).first ?? card
  }

  /// Suspends a card, so that no session asks it, or resumes it. Its memory stays.
  ///
  /// - Throws: `ClientError`.
  package func suspend(_ id: String, _ isSuspended: Bool = true) throws -> DeckCard {
    let card = try card(id)
    return try suspend([card], isSuspended).first ?? card
  }

  /// Removes a card.
  ///
  /// - Returns: the card before its removal.
  /// - Throws: `ClientError`.
  @discardableResult
  package func remove(_ id: String) throws -> DeckCard {
    let card = try card(id)
    try remove([card])
    return card
  }
}
