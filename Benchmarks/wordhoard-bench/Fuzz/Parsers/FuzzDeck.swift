import GameEngine

/// A small deck of Spanish cards, because the pack contains no translations: terms with accents,
/// with several translations, and of several words.
enum FuzzDeck {
  private static let lines = [
    ("glaciar", "glacier"), ("corazón", "heart; core"), ("niño", "child, boy"),
    ("averiguar", "to find out"), ("agüero", "omen"), ("alba", "dawn/daybreak"),
    ("sin embargo", "however"), ("pájaro", "bird"), ("año", "year"), ("café", "café; coffee"),
    ("madrugada", "early morning"), ("isla", "island | isle"),
  ]

  /// Its cards as a pool.
  static var pool: ItemPool {
    let pair = LanguagePair(term: "spa", definition: "eng")
    let items = lines.enumerated().map { place, line in
      var card = Card(id: .card("fuzz\(place)"))
      (card.term, card.definition) = line
      return Item(card, pair: pair)
    }
    let start = CalendarDate(dayNumber: 20_000)
    return ItemPool(
      items: items, editions: [Edition(number: 1, firstDate: start, name: "deck-1")])
  }
}
