/// A change of a card; the last writer wins, field by field. A field that is nil does not change.
package struct CardEntry: Hashable, EventEntry, Sendable {
  /// The changed card, `card/ID`. An unknown ID adds a card.
  package let card: ItemID
  /// The deck that contains it.
  package var deck: DeckID?
  /// The word or phrase that is learned.
  package var term: String?
  /// The definition or the translations.
  package var definition: String?
  /// A sentence that uses the term.
  package var example: String?
  /// Words of about the same meaning.
  package var synonyms: [String]?
  /// Labels by which the player finds it.
  package var tags: [String]?
  /// A note of the player.
  package var note: String?
  /// Where the card is from, such as the title of a book; free text.
  package var source: String?
  /// The pronunciation, as an imported file writes it.
  package var pronunciation: String?
  /// Its sounds. A change replaces the whole list.
  package var audio: [CardMedium]?
  /// Its pictures. A change replaces the whole list.
  package var pictures: [CardMedium]?
  /// JSON text of the Exchange module that restores the card in the program it came from.
  package var origin: String?
  /// When the texts were edited in the program that they came from, in milliseconds since 1970; nil
  /// if they were edited here, at the time of the event.
  package var edited: Int64?
  /// True removes the card, false restores it.
  package var removed: Bool?
  /// Links the events of one change, nil if there is only one; an undo can name it as its target.
  package var change: EventID?

  /// Creates a change without fields; set those that change.
  package init(card: ItemID) { self.card = card }

  /// The longest text of a field that a server accepts, in bytes of UTF-8. Lists count a separator
  /// between texts.
  package static let longest = 2048

  /// The longest `origin` that a server accepts, in bytes of UTF-8.
  package static let longestOrigin = 1 << 16

  /// Whether the entry sets a text, a sound or a picture.
  var isEdit: Bool { !texts.isEmpty }

  /// The texts that this entry sets, each with the name of its field. Lists are joined by line breaks.
  package var texts: [(name: String, text: String)] {
    [
      ("term", term), ("definition", definition), ("example", example), ("note", note),
      ("source", source), ("synonyms", synonyms?.joined(separator: "\n")),
      ("tags", tags?.joined(separator: "\n")), ("pronunciation", pronunciation),
      ("audio", audio.map(CardEntry.text)), ("pictures", pictures.map(CardEntry.text)),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  private static func text(of media: [CardMedium]) -> String {
    media.map { "\($0.file ?? "") \($0.name)" }.joined(separator: "\n")
  }

  var isPlausible: Bool {
    card.cardID?.isEmpty == false && Event.plausibleInstants.contains(edited ?? 0)
  }
}
