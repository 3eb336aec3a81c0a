/// A card of a player, after all its changes.
package struct Card: Hashable, Sendable {
  /// Its ID, `card/ID`, which never changes.
  package let id: ItemID
  /// The deck that contains it; `root` until the event that places it arrives.
  package var deck = DeckID.root
  /// The word or phrase that is learned.
  package var term = ""
  /// The definition or the translations.
  package var definition = ""
  /// A sentence that uses the term; empty if there is none.
  package var example = ""
  /// Words of about the same meaning, in the language of the term.
  package var synonyms: [String] = []
  /// Labels by which the player finds it.
  package var tags: [String] = []
  /// A note of the player; empty if there is none.
  package var note = ""
  /// Where it is from, such as the title of a book; empty if not known.
  package var source = ""
  /// Its pronunciation, as an imported file writes it; empty if not known.
  package var pronunciation = ""
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
  /// When it was put into its deck, in milliseconds since 1970; 0 if that never happened.
  package var placedAt: Int64 = 0
  /// The counter of the event that put it there. It orders cards that were added at the same instant.
  package var placedNumber = 0
  /// The instant of its last change, in milliseconds since 1970.
  package var editedAt: Int64 = 0

  /// Creates a card without content, before its first event is applied.
  package init(id: ItemID) { self.id = id }

  /// Whether enough events have arrived to show it: it has a term, a definition and a deck.
  package var isComplete: Bool { !term.isEmpty && !definition.isEmpty && deck != .root }

  /// Applies the next change, in fold order.
  mutating func apply(_ entry: CardEntry, of event: Event) {
    if let deck = entry.deck {
      self.deck = deck
      placedAt = event.instant
      placedNumber = event.counter
    }
    if let term = entry.term { self.term = term }
    if let definition = entry.definition { self.definition = definition }
    if let example = entry.example { self.example = example }
    if let synonyms = entry.synonyms { self.synonyms = synonyms }
    if let tags = entry.tags { self.tags = tags }
    if let note = entry.note { self.note = note }
    if let source = entry.source { self.source = source }
    if let pronunciation = entry.pronunciation { self.pronunciation = pronunciation }
    if let audio = entry.audio { self.audio = audio }
    if let pictures = entry.pictures { self.pictures = pictures }
    if let origin = entry.origin { self.origin = origin }
    if entry.isEdit { textsEditedAt = entry.edited ?? event.instant }
    if let removed = entry.removed { isRemoved = removed }
    editedAt = event.instant
  }
}
