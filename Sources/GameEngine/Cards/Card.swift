/// A card of a player, as all changes together have made it.
package struct Card: Hashable, Sendable {
  /// Its id, `card/ID`, which never changes.
  package let id: ItemID
  /// The deck that it is in.
  package var deck = DeckID.root
  /// The word or phrase that is learned.
  package var term = ""
  /// The definition or the translations.
  package var definition = ""
  /// A sentence that uses the term; empty if there is none.
  package var example = ""
  /// Words of about the same meaning.
  package var synonyms: [String] = []
  /// Words by which the player finds it.
  package var tags: [String] = []
  /// A note of the player; empty if there is none.
  package var note = ""
  /// Where it is from; empty if that is not known.
  package var source = ""
  /// How it is pronounced; empty if that is not known.
  package var pronunciation = ""
  /// Its sounds.
  package var audio: [CardMedium] = []
  /// Its pictures.
  package var pictures: [CardMedium] = []
  /// What the module that reads and writes files with cards keeps for the way back; empty for nothing.
  package var origin = ""
  /// When its texts were last edited, here or in the program that it is from, in milliseconds since 1970.
  package var textsEditedAt: Int64 = 0
  /// Whether it was removed.
  package var isRemoved = false
  /// When it was put into its deck, in milliseconds since 1970.
  package var placedAt: Int64 = 0
  /// The counter of the event that put it there, which orders cards that were added at once.
  package var placedNumber = 0
  /// The instant of its last change.
  package var editedAt: Int64 = 0

  /// A card of which nothing is known yet.
  package init(id: ItemID) { self.id = id }

  /// Whether enough of it has arrived to show it: a term, a definition and a deck.
  package var isComplete: Bool { !term.isEmpty && !definition.isEmpty && deck != .root }

  /// Takes the next change, in fold order.
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
