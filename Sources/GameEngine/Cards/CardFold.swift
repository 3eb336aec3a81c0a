/// Folds the events of decks and cards. The only code that interprets them.
package struct CardFold: EntityFold {
  /// The cards, also removed ones.
  package private(set) var cards: [ItemID: Card] = [:]
  /// The decks, also removed ones.
  package private(set) var decks: [DeckID: Deck] = [:]
  private let retracted: Set<EventID>

  package init(retracted: Set<EventID>) { self.retracted = retracted }

  /// Begins with what was folded before.
  package mutating func resume(_ card: Card) { cards[card.id] = card }

  /// Begins with what was folded before.
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
