/// A change of a deck; the last writer wins, field by field. A field that is nil does not change.
package struct DeckEntry: Hashable, EventEntry, Sendable {
  /// The changed deck, never `root`. An unknown ID adds a deck.
  package let deck: DeckID
  /// Its name, the last part of its path.
  package var name: String?
  /// The deck that contains it; `root` for an outermost deck.
  package var parent: DeckID?
  /// Its languages; `LanguagePair.inherited` to use the languages of the parent deck.
  package var pair: LanguagePair?
  /// Its title; empty for none.
  package var title: String?
  /// Its description; empty for none.
  package var description: String?
  /// The chance of recall at which its cards come back, in percent; 0 to follow the deck around it
  /// or the settings.
  package var retention: Int?
  /// The most days until its cards come back; 0 to follow the deck around it or the settings.
  package var longestInterval: Int?
  /// True removes the deck with everything in it, false restores it.
  package var removed: Bool?
  /// Links the events of one change, nil if there is only one; an undo can name it as its target.
  package var change: EventID?

  /// Creates a change without fields; set those that change.
  package init(deck: DeckID) { self.deck = deck }

  /// The texts that this entry sets, each with the name of its field.
  var texts: [(name: String, text: String)] {
    [
      ("name", name), ("title", title), ("description", description), ("pair", pair?.term),
      ("pair", pair?.definition),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  var isPlausible: Bool {
    func isIn(_ range: ClosedRange<Int>, _ number: Int?) -> Bool {
      number.map { $0 == 0 || range.contains($0) } ?? true
    }
    return deck != .root && isIn(DeckGoal.percents, retention)
      && isIn(DeckGoal.intervals, longestInterval)
  }
}
