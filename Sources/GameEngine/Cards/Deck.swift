/// A deck of a player, as all changes together have made it.
package struct Deck: Hashable, Sendable {
  /// Its id, which never changes.
  package let id: DeckID
  /// Its name.
  package var name = ""
  /// The deck that it is in; `root` for none.
  package var parent = DeckID.root
  /// Its own languages; nil for those of the deck that it is in.
  package var pair: LanguagePair?
  /// Its title; empty for none.
  package var title = ""
  /// Its description; empty for none.
  package var description = ""
  /// When it was removed, in milliseconds since 1970; nil if it is there.
  package var removedAt: Int64?
  /// The instant of its last change.
  package var editedAt: Int64 = 0

  /// A deck of which nothing is known yet.
  package init(id: DeckID) { self.id = id }

  /// Takes the next change, in fold order.
  mutating func apply(_ entry: DeckEntry, of event: Event) {
    if let name = entry.name { self.name = name }
    if let parent = entry.parent { self.parent = parent }
    if let pair = entry.pair { self.pair = pair == .inherited ? nil : pair }
    if let title = entry.title { self.title = title }
    if let description = entry.description { self.description = description }
    if let removed = entry.removed { removedAt = removed ? event.instant : nil }
    editedAt = event.instant
  }
}
