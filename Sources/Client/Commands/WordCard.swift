import GameEngine

/// A word as `--json` prints it.
struct WordCard: Encodable {
  struct Meaning: Encodable {
    let definition: String
    let examples: [String]
    let synonyms: [String]
    let antonyms: [String]
  }

  let id: WordID
  let word: String
  let partOfSpeech: String
  let level: Level
  let category: String
  let ipa: String
  let zipf: Double
  let score: Int
  let senses: [Meaning]
  let favorite: Bool
  let difficulty: Difficulty
  let seen: Int
  let right: Int
  let wrong: Int

  init(_ word: Word, progress: PlayerProgress) {
    let state = progress.words[word.id]
    id = word.id
    self.word = word.headword
    partOfSpeech = word.partOfSpeech.name
    level = word.level
    category = word.category
    ipa = word.ipa
    zipf = word.zipf
    score = word.score
    senses = word.senses.map {
      Meaning(
        definition: $0.definition, examples: $0.examples.map(\.text), synonyms: $0.synonyms,
        antonyms: $0.antonyms)
    }
    favorite = progress.favorites[word.id] != nil
    difficulty = progress.difficulty(of: word.id)
    seen = state?.seen ?? 0
    right = state?.right ?? 0
    wrong = state?.wrong ?? 0
  }
}
