/// A change of a card; the last writer wins, field by field. A field that is nil does not change.
package struct CardEntry: TextedCard, Hashable, EventEntry, Sendable {
  /// The changed card, `card/ID`. An unknown ID adds a card.
  package let card: ItemID
  /// The deck that contains it.
  package var deck: DeckID?
  /// The texts that change.
  package var texts = CardTexts()
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
  /// True suspends the card: it stays in its deck, but no session asks it. False resumes it.
  package var suspended: Bool?
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
  var isEdit: Bool { !texts.isEmpty || audio != nil || pictures != nil }

  /// The texts and media that this entry sets, each with the name of its field.
  var contents: [(name: String, text: String)] {
    texts.all.map { ($0.field.name, $0.text) }
      + [("audio", audio), ("pictures", pictures)].map { ($0, CardMedium.text(of: $1 ?? [])) }
  }

  var isPlausible: Bool {
    card.cardID?.isEmpty == false && Event.plausibleInstants.contains(edited ?? 0)
  }

  /// Returns the entry without the texts that are equal to those of a card.
  package func without(textsOf card: some TextedCard) -> CardEntry {
    var entry = self
    entry.texts = texts.filter { $1 != card[$0] }
    return entry
  }
}

extension CardEntry {
  private enum CodingKeys: CodingKey {
    case card, deck, audio, pictures, origin, edited, removed, suspended, change
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
    }
    card = try values.decode(ItemID.self, forKey: .card)
    (deck, texts) = (try value(.deck), try CardTexts(from: decoder))
    (audio, pictures, origin) = (try value(.audio), try value(.pictures), try value(.origin))
    (edited, removed, change) = (try value(.edited), try value(.removed), try value(.change))
    suspended = try value(.suspended)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(card, forKey: .card)
    try values.encodeIfPresent(deck, forKey: .deck)
    try texts.encode(to: encoder)
    try values.encodeIfPresent(audio, forKey: .audio)
    try values.encodeIfPresent(pictures, forKey: .pictures)
    try values.encodeIfPresent(origin, forKey: .origin)
    try values.encodeIfPresent(edited, forKey: .edited)
    try values.encodeIfPresent(removed, forKey: .removed)
    try values.encodeIfPresent(suspended, forKey: .suspended)
    try values.encodeIfPresent(change, forKey: .change)
  }
}
