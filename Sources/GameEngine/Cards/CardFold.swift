/// Folds the events of decks and cards. The only code that interprets them.
///
/// A card follows from its own events alone, and so does a deck. So the journal folds only what has changed, and
/// `ProgressFold`, which every command needs, does not grow with the cards.
package struct CardFold: Sendable {
  /// The cards, also removed ones.
  package private(set) var cards: [ItemID: Card] = [:]
  /// The decks, also removed ones.
  package private(set) var decks: [DeckID: Deck] = [:]
  private let retracted: Set<EventID>

  /// A fold of no events.
  ///
  /// - Parameter retracted: the targets of all undos.
  package init(retracted: Set<EventID>) { self.retracted = retracted }

  /// The fold of a whole journal, whatever order its events are in.
  package init(of events: [Event]) {
    let targets = events.compactMap { event -> EventID? in
      if case .undo(let target) = event.body { target } else { nil }
    }
    self.init(retracted: Set(targets))
    for event in events.sorted(by: Event.foldOrder) { apply(event) }
  }

  /// Begins with what was folded before.
  package mutating func resume(_ card: Card) { cards[card.id] = card }

  /// Begins with what was folded before.
  package mutating func resume(_ deck: Deck) { decks[deck.id] = deck }

  /// Takes the next event; those of one card or deck must come in fold order.
  package mutating func apply(_ event: Event) {
    switch event.body {
    case .card(let entry):
      guard !isRetracted(event.id, entry.change) else { return }
      cards[entry.card, default: Card(id: entry.card)].apply(entry, of: event)
    case .deck(let entry):
      guard !isRetracted(event.id, entry.change) else { return }
      decks[entry.deck, default: Deck(id: entry.deck)].apply(entry, of: event)
    default: break
    }
  }

  private func isRetracted(_ event: EventID, _ change: EventID?) -> Bool {
    retracted.contains(event) || change.map(retracted.contains) ?? false
  }
}
