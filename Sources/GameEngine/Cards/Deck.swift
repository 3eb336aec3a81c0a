/// A deck of a player, after all its changes.
package struct Deck: Hashable, Sendable {
  /// Its ID, which never changes.
  package let id: DeckID
  /// Its own name, the last part of its path; empty until the event that names it arrives.
  package var name = ""
  /// The deck that contains it; `root` for an outermost deck.
  package var parent = DeckID.root
  /// Its own languages; nil to use the languages of the parent deck.
  package var pair: LanguagePair?
  /// Its title; empty for none.
  package var title = ""
  /// Its description; empty for none.
  package var description = ""
  /// When its cards come back, as far as it says so.
  package var goal = DeckGoal()
  /// When it was removed, in milliseconds since 1970; nil if it was not.
  package var removedAt: Int64?
  /// The instant of its first event, in milliseconds since 1970.
  package var addedAt: Int64 = 0
  /// The instant of its last change, in milliseconds since 1970.
  package var editedAt: Int64 = 0

  /// Creates a deck without content, before its first event is applied.
  package init(id: DeckID) { self.id = id }

  /// Applies the next change, in fold order.
  mutating func apply(_ entry: DeckEntry, of event: Event) {
    if let name = entry.name { self.name = name }
    if let parent = entry.parent { self.parent = parent }
    if let pair = entry.pair { self.pair = pair == .inherited ? nil : pair }
    if let title = entry.title { self.title = title }
    if let description = entry.description { self.description = description }
    if let percent = entry.retention { goal.percent = percent == 0 ? nil : percent }
    if let days = entry.longestInterval { goal.longestInterval = days == 0 ? nil : days }
    if let removed = entry.removed { removedAt = removed ? event.instant : nil }
    if editedAt == 0 { addedAt = event.instant }
    editedAt = event.instant
  }

  /// This deck, with the facts of another one where it has none.
  func completed(by other: Deck) -> Deck {
    var deck = self
    deck.pair = pair ?? other.pair
    if title.isEmpty { deck.title = other.title }
    if description.isEmpty { deck.description = other.description }
    deck.goal = goal.completed(by: other.goal)
    return deck
  }
}
