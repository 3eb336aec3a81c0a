import GameEngine

/// Random events of what a player reads and learns besides games.
struct FuzzMaterial {
  let item: ItemID
  /// The place of the event in its journal.
  let place: Int

  private static let book = LibraryID("d5d5cd3b9f6a1c02")
  private var card: ItemID { .card("card\(place % 3)") }
  private var deck: DeckID { DeckID(path: DeckPath(["Deck \(place % 2)"])) }
  private var instant: Int64 { 1_795_000_000_000 + Int64(place) }
  private var position: ReadingPosition {
    ReadingPosition(
      document: place, offset: 100 * place, before: "It is ", after: "a truth", fraction: 0.04)
  }

  /// An event of one of its kinds.
  func body(using generator: inout SeededGenerator) -> EventBody {
    switch generator.below(10) {
    case 0:
      return .seen(item, in: LookPlace(book: FuzzMaterial.book, position: position))
    case 1:
      var entry = CardEntry(card: card)
      (entry.term, entry.definition, entry.deck) = ("glaciar", "glacier", deck)
      (entry.edited, entry.tags) = (instant, ["nature"])
      entry.pictures = [CardMedium(name: "ice.png", file: nil)]
      return .card(entry)
    case 2:
      var entry = DeckEntry(deck: deck)
      (entry.name, entry.parent) = ("Deck \(place % 2)", place % 3 == 0 ? deck : .root)
      entry.pair = LanguagePair(term: "spa", definition: "eng")
      (entry.retention, entry.longestInterval) = (place % 4 == 0 ? 0 : 70 + place % 30, place % 9)
      return .deck(entry)
    case 3:
      let difficulty = Difficulty(rawValue: 1 + generator.below(4)) ?? .new
      return .difficulty(DifficultyEntry(item: item, difficulty: difficulty))
    case 4:
      func memory() -> KnownMemory {
        KnownMemory(
          stability: Double(1 + generator.below(400)), difficulty: 5.5, lastReview: instant,
          reviews: place, lapses: generator.below(4))
      }
      return .difficulty(
        DifficultyEntry(
          item: card, memory: memory(), recognition: place % 2 == 0 ? memory() : nil))
    case 5: return .noteType(NoteTypeEntry("{}"))
    case 6:
      return .review(
        ReviewEntry(item: card, grade: Grade(rawValue: 1 + generator.below(4)) ?? .good))
    case 7:
      var entry = BookEntry(book: FuzzMaterial.book)
      (entry.title, entry.format) = ("Emma", "epub")
      (entry.chapters, entry.words, entry.cycle) = (55, 160_458, 1)
      return .book(entry)
    case 8:
      let pace = ReadingPace(words: generator.below(2000), millis: generator.below(600_000))
      return .place(PlaceEntry(book: FuzzMaterial.book, position: position, pace: pace))
    default:
      var entry = MarkEntry(mark: EventID(high: 3, low: UInt64(place % 3)))
      (entry.book, entry.start, entry.end) = (FuzzMaterial.book, position, position)
      entry.note = "Why?"
      return .mark(entry)
    }
  }
}
