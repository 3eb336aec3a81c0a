/// Folds the events of decks and cards. No other code interprets them.
package struct CardFold: EntityFold {
  /// All cards, including removed ones.
  package private(set) var cards: [ItemID: Card] = [:]
  /// All decks, including removed ones.
  package private(set) var decks: [DeckID: Deck] = [:]
  private let retracted: Set<EventID>

  package init(retracted: Set<EventID>) { self.retracted = retracted }

  /// Adds a card that was folded earlier; the next events continue from it.
  package mutating func resume(_ card: Card) { cards[card.id] = card }

  /// Adds a deck that was folded earlier; the next events continue from it.
  package mutating func resume(_ deck: Deck) { decks[deck.id] = deck }

  package mutating func apply(_ event: Event) {
    switch event.body {
    case .card(let entry):
      guard !retracted.retracts(event.id, change: entry.change) else { return }
      cards[entry.card, default: Card(id: entry.card)].apply(entry, of: event)
    case .deck(let entry):
      guard !retracted.retracts(event.id, change: entry.change) else { return }
      decks[entry.deck, default: Deck(id: entry.deck)].apply(entry, of: event)
    default: break
    }
  }
}
