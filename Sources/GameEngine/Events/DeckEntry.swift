/// A change of a deck; the last writer wins, field by field. A field that is nil does not change.
package struct DeckEntry: Hashable, EventEntry, Sendable {
  /// The deck.
  package let deck: DeckID
  /// Its name, the last part of its path.
  package var name: String?
  /// The deck that it is in; `root` for none.
  package var parent: DeckID?
  /// Its languages; `LanguagePair.inherited` for those of the deck that it is in.
  package var pair: LanguagePair?
  /// Its title; empty for none.
  package var title: String?
  /// Its description; empty for none.
  package var description: String?
  /// Whether it was removed with everything in it, or brought back.
  package var removed: Bool?
  /// The change that it is a part of, if that has several events; an undo can name it as its target.
  package var change: EventID?

  /// A change that changes nothing yet.
  package init(deck: DeckID) { self.deck = deck }

  /// The texts with the names of their fields.
  var texts: [(name: String, text: String)] {
    [
      ("name", name), ("title", title), ("description", description), ("pair", pair?.term),
      ("pair", pair?.definition),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  var isPlausible: Bool { deck != .root }
}
