import Foundation
import GameEngine
import Journal

/// Measures what 50,000 cards cost a start, and a session of 20 of them.
struct CardBench {
  private let cards = 50_000
  private let answered = 10_000
  private let runs = 21

  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let (with, without) = (folder.path("with"), folder.path("without"))
    try fill(with, cards: cards)
    try fill(without, cards: 0)
    // The first command folds the cards and stores a checkpoint.
    for home in [with, without] {
      _ = try ChildProcess.client.cpuMillis(["deck", "list", "--home", home])
      _ = try ChildProcess.client.cpuMillis(["today", "--plain", "--home", home])
    }
    var (starts, bare, sessions): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<runs {
      bare.append(try ChildProcess.client.cpuMillis(["word", "--plain", "--home", without]))
      starts.append(try ChildProcess.client.cpuMillis(["word", "--plain", "--home", with]))
      // Without input, the session ends when its first question is shown.
      sessions.append(
        try ChildProcess.client.cpuMillis(
          ["learn", "--deck", "Deck", "--words", "20", "--jsonl", "--home", with]))
    }
    return [
      Figure(
        name: "wordhoard word --plain with \(cards) cards, CPU, median of \(runs)",
        value: median(starts), yardstick: median(bare), unit: "ms", yardstickName: "without cards",
        bound: .atMost, limit: 1.3),
      Figure(
        name: "a session of 20 from \(cards) cards, CPU besides that of a start",
        value: median(sessions) - median(starts), yardstick: 20, unit: "ms",
        yardstickName: "wanted", bound: .atMost, limit: 1),
    ]
  }

  /// A player with answers to 10,000 cards, whether the cards are there or not.
  private func fill(_ home: String, cards: Int) throws {
    let journal = try Journal(directory: home, makeDevice: { "bench" })
    var generator = SeededGenerator(seed: 1)
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    func card(_ place: Int) -> ItemID { .card(String(place, radix: 36)) }
    func word() -> String {
      let syllables = ["ba", "co", "di", "fue", "gra", "lle", "mi", "no", "pu", "ra", "se", "ti"]
      return (0..<4).map { _ in syllables[generator.below(syllables.count)] }.joined()
    }
    if cards > 0 {
      var deck = DeckEntry(deck: DeckID("deck"))
      deck.name = "Deck"
      deck.pair = LanguagePair(term: "spa", definition: "eng")
      var drafts = [Journal.Draft(id: EventID(high: 1, low: 0), body: .deck(deck))]
      for place in 0..<cards {
        var entry = CardEntry(card: card(place))
        entry.deck = deck.deck
        let term = word()
        entry.term = term
        entry.definition = "\(word()); \(word())"
        entry.example = "Una frase de largo usual con \(term) en su lugar."
        drafts.append(
          Journal.Draft(id: EventID(high: 2, low: UInt64(place)), body: .card(entry)))
      }
      try journal.append(drafts, at: Moment(instant: now - 90 * 86_400_000, offset: 0))
    }
    for part in 0..<100 {
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
}
