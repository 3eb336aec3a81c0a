import ClientCore
import GameEngine

/// A deck as `--json` prints it.
struct DeckJSON: Encodable {
  private enum Key: String, CodingKey {
    case path, title, description, pair, retention, longestInterval, cards, due, difficulty
  }

  let summary: DeckSummary

  init(_ summary: DeckSummary) { self.summary = summary }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(summary.deck.path.description, forKey: .path)
    try container.encode(summary.deck.deck.title, forKey: .title)
    try container.encode(summary.deck.deck.description, forKey: .description)
    // Encode null if there is none, so that the key is always present.
    try container.encode(summary.deck.pair, forKey: .pair)
    // Its own, or that of a deck around it; null if the settings decide.
    try container.encode(summary.deck.goal.percent, forKey: .retention)
    try container.encode(summary.deck.goal.longestInterval, forKey: .longestInterval)
    try container.encode(summary.cards, forKey: .cards)
    try container.encode(summary.due, forKey: .due)
    let counts = Difficulty.allCases.map {
      (String($0.rawValue), summary.difficulty[$0] ?? 0)
    }
    try container.encode(Dictionary(uniqueKeysWithValues: counts), forKey: .difficulty)
  }
}

/// A card as `--json` prints it.
struct CardJSON: Encodable {
  private enum Key: String, CodingKey {
    case id, deck, audio, pictures, suspended, difficulty, lapses, due
  }

  let card: DeckCard

  init(_ card: DeckCard) { self.card = card }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(card.card.id, forKey: .id)
    try container.encode(card.deck.path.description, forKey: .deck)
    try card.card.texts.encode(to: encoder)
    try container.encode(card.card.audio.map(\.name), forKey: .audio)
    try container.encode(card.card.pictures.map(\.name), forKey: .pictures)
    try container.encode(card.card.isSuspended, forKey: .suspended)
    try container.encode(card.difficulty, forKey: .difficulty)
    try container.encode(card.standing.state.allLapses, forKey: .lapses)
    // The days until it comes back, 0 if it is due; null if it was never answered, or is suspended.
    try container.encode(
      card.card.isSuspended ? nil : card.standing.daysUntilDue, forKey: .due)
  }
}
