import Foundation
import GameEngine
import Journal

/// A player with a deck of many cards, and with answers to some of them.
struct CardPlayer {
  /// The name of the deck that contains all cards.
  static let deck = "Deck"

  let cards: Int
  /// The number of cards with an answer, including cards that do not exist.
  let answered: Int
  /// Whether the terms differ only in their last letters and have the same meaning.
  var isAlike = false

  /// Writes the journal of a new player's folder.
  func fill(_ home: String) throws {
    let journal = try Journal(directory: home, makeDevice: { "bench" })
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    if cards > 0 {
      try journal.append(drafts(), at: Moment(instant: now - 90 * 86_400_000, offset: 0))
    }
    for part in 0..<100 where answered > 0 {
      let round = EventID(high: 3, low: UInt64(part))
      let drafts = (0..<answered / 100).map { number -> Journal.Draft in
        let place = part * answered / 100 + number
        let answer = AnswerEntry(
          item: card(place), form: FormID("recall"), input: "palabra", verdict: .right,
          milliseconds: 4000, hint: false, round: round, index: 1 + number % 10, points: 100,
          again: false)
        return Journal.Draft(id: EventID(high: 4, low: UInt64(place)), body: .answer(answer))
      }
      let instant = now - Int64(80 - part / 2) * 86_400_000
      try journal.append(drafts, at: Moment(instant: instant, offset: 0))
    }
  }

  private func card(_ place: Int) -> ItemID { .card(String(place, radix: 36)) }

  private func drafts() -> [Journal.Draft] {
    var generator = SeededGenerator(seed: 1)
    func word() -> String {
      let syllables = ["ba", "co", "di", "fue", "gra", "lle", "mi", "no", "pu", "ra", "se", "ti"]
      return (0..<4).map { _ in syllables[generator.below(syllables.count)] }.joined()
    }
    /// A number as four letters, because digits would make the terms distinguishable.
    func letters(_ place: Int) -> String {
      let letters = Array("aeioubcdfg")
      return String([1000, 100, 10, 1].map { letters[place / $0 % 10] })
    }
    var deck = DeckEntry(deck: DeckID("deck"))
    deck.name = CardPlayer.deck
    deck.pair = LanguagePair(term: "spa", definition: "eng")
    return [Journal.Draft(id: EventID(high: 1, low: 0), body: .deck(deck))]
      + (0..<cards).map { place in
        var entry = CardEntry(card: card(place))
        entry.deck = deck.deck
        let term = isAlike ? "desafortunadamente\(letters(place))" : word()
        entry.term = term
        entry.definition = isAlike ? "unfortunately" : "\(word()); \(word())"
        entry.example = "Una frase de largo usual con \(term) en su lugar."
        return Journal.Draft(id: EventID(high: 2, low: UInt64(place)), body: .card(entry))
      }
  }
}
