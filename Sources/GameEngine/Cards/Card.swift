/// A card of a player, after all its changes.
package struct Card: TextedCard, Hashable, Sendable {
  /// Its ID, `card/ID`, which never changes.
  package let id: ItemID
  /// The deck that contains it; `root` until the event that places it arrives.
  package var deck = DeckID.root
  /// Its texts, one for each field.
  package var texts = CardTexts.empty
  /// Its sounds, from an import.
  package var audio: [CardMedium] = []
  /// Its pictures, from an import.
  package var pictures: [CardMedium] = []
  /// The JSON text from an import that restores the card in the program it came from; empty for none.
  package var origin = ""
  /// When its texts were last edited, here or in the program that it came from, in milliseconds
  /// since 1970.
  package var textsEditedAt: Int64 = 0
  /// Whether it was removed. A later event can restore it.
  package var isRemoved = false
  /// Whether it is suspended: no session asks it until it is resumed.
  package var isSuspended = false
  /// When it was put into its deck, in milliseconds since 1970; 0 if that never happened.
  package var placedAt: Int64 = 0
  /// The counter of the event that put it there. It orders cards that were added at the same instant.
  package var placedNumber = 0
  /// The instant of its last change, in milliseconds since 1970.
  package var editedAt: Int64 = 0

  /// Creates a card without content, before its first event is applied.
  package init(id: ItemID) { self.id = id }

  /// Whether enough events have arrived to show it: it has the required texts and a deck.
  package var isComplete: Bool {
    deck != .root && CardField.allCases.allSatisfy { !$0.isRequired || !self[$0].isEmpty }
  }

  /// Applies the next change, in fold order.
  package mutating func apply(_ entry: CardEntry, of event: Event) {
    if let deck = entry.deck {
      self.deck = deck
      placedAt = event.instant
      placedNumber = event.counter
    }
    texts.take(entry.texts)
    if let audio = entry.audio { self.audio = audio }
    if let pictures = entry.pictures { self.pictures = pictures }
    if let origin = entry.origin { self.origin = origin }
    if entry.isEdit { textsEditedAt = entry.edited ?? event.instant }
    if let removed = entry.removed { isRemoved = removed }
    if let suspended = entry.suspended { isSuspended = suspended }
    editedAt = event.instant
  }
}
