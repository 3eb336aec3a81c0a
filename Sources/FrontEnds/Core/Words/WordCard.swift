import Client
import GameEngine

/// A word as `--json` prints it.
struct WordCard: Encodable {
  struct Meaning: Encodable {
    let definition: String
    let examples: [String]
    let synonyms: [String]
    let antonyms: [String]
    let patterns: [String]
  }

  let id: ItemID
  let word: String
  let partOfSpeech: String?
  let level: Level?
  let category: String?
  let ipa: String
  let zipf: Double?
  let score: Int?
  let senses: [Meaning]
  let family: [String]
  let favorite: Bool
  let difficulty: Difficulty
  let seen: Int
  let right: Int
  let wrong: Int
  /// The chance that it is recalled now, 0 to 1; nil if it was never answered.
  let recall: Double?
  /// In how many days the chance of recall falls to 0.9; nil if it was never answered.
  let stability: Double?
  /// In how many days it comes back, 0 for now; nil if it was never answered.
  let dueInDays: Int?

  init(_ known: PlayerWord) {
    let (word, state) = (known.word, known.state)
    id = word.id
    self.word = word.term
    partOfSpeech = word.partOfSpeech?.name
    level = word.level
    category = word.category
    ipa = word.ipa
    zipf = word.zipf
    score = word.score
    senses = word.senses.map {
      Meaning(
        definition: $0.definition, examples: $0.examples.map(\.text), synonyms: $0.synonyms,
        antonyms: $0.antonyms, patterns: $0.patterns)
    }
    family = word.family
    favorite = known.isFavorite
    difficulty = known.difficulty
    seen = state.seen
    right = state.right
    wrong = state.wrong
    recall = known.recall.map { ($0 * 1000).rounded() / 1000 }
    stability = state.memory.map { ($0.state.stability * 100).rounded() / 100 }
    dueInDays = known.daysUntilDue
  }
}
