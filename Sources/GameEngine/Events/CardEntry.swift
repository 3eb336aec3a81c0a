/// A change of a card; the last writer wins, field by field. A field that is nil does not change.
package struct CardEntry: Hashable, EventEntry, Sendable {
  /// The card, `card/ID`.
  package let card: ItemID
  /// The deck that it is in.
  package var deck: DeckID?
  /// The word or phrase that is learned.
  package var term: String?
  /// The definition or the translations.
  package var definition: String?
  /// A sentence that uses the term.
  package var example: String?
  /// Words of about the same meaning.
  package var synonyms: [String]?
  /// Words by which the player finds it.
  package var tags: [String]?
  /// A note of the player.
  package var note: String?
  /// Where it is from.
  package var source: String?
  /// How it is pronounced.
  package var pronunciation: String?
  /// Its sounds.
  package var audio: [CardMedium]?
  /// Its pictures.
  package var pictures: [CardMedium]?
  /// What the module that reads and writes files with cards keeps for the way back.
  package var origin: String?
  /// When the texts were edited in the program that they are from, in milliseconds since 1970; nil if they were
  /// edited here and now.
  package var edited: Int64?
  /// Whether it was removed, or brought back.
  package var removed: Bool?
  /// The change that it is a part of, if that has several events; an undo can name it as its target.
  package var change: EventID?

  /// A change that changes nothing yet.
  package init(card: ItemID) { self.card = card }

  /// The longest text of a field that a server accepts, in bytes of UTF-8; lists with a byte between texts.
  package static let longest = 2048

  /// The longest `origin` that a server accepts, in bytes of UTF-8.
  package static let longestOrigin = 1 << 16

  /// Whether it changes a text, a sound or a picture.
  var isEdit: Bool { !texts.isEmpty }

  /// The texts with the names of their fields.
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
