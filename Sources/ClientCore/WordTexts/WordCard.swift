package import GameEngine
package import Lexicon

/// A word as `--json` prints it.
package struct WordCard: Encodable {
  package struct Meaning: Encodable {
    package let definition: String
    package let examples: [String]
    package let synonyms: [String]
    package let antonyms: [String]
    package let patterns: [String]
  }
  /// A row of the paradigm of a word of a course, such as a tense.
  struct Forms: Encodable {
    let name: String
    let forms: [String]
  }

  package let id: ItemID
  /// The course of its language; nil for a card.
  let course: String?
  package let word: String
  package let partOfSpeech: String?
  package let level: Level?
  package let category: String?
  package let ipa: String
  package let zipf: Double?
  package let score: Int?
  package let senses: [Meaning]
  package let family: [String]
  /// The paradigm; nil for a word without one.
  let forms: [Forms]?
  /// A few translations into the language of the setting `gloss`; nil if there are none.
  let gloss: String?
  package let favorite: Bool
  package let difficulty: Difficulty
  package let seen: Int
  package let right: Int
  package let wrong: Int
  /// The chance that it is recalled now, 0 to 1; nil if it was never answered.
  package let recall: Double?
  /// In how many days the chance of recall falls to 0.9; nil if it was never answered.
  package let stability: Double?
  /// In how many days it comes back, 0 for now; nil if it was never answered.
  let dueInDays: Int?
  /// The meanings in WordNet that Wordhoard's words do not have; nil if they were not searched.
  package private(set) var furtherEntries: [DictionaryEntry]?

  package init(_ known: PlayerWord) {
    let (word, state) = (known.word, known.state)
    id = word.id
    course = word.id.cardID == nil ? word.language : nil
    self.word = word.term
    gloss = known.gloss
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
    let rows = Paradigm(word).rows.map { Forms(name: $0.name, forms: $0.cells.map(\.shown)) }
    forms = rows.isEmpty ? nil : rows
    favorite = known.isFavorite
    difficulty = known.difficulty
    seen = state.seen
    right = state.right
    wrong = state.wrong
    recall = known.recall.map { ($0 * 1000).rounded() / 1000 }
    stability = state.memory.map { ($0.state.stability * 100).rounded() / 100 }
    dueInDays = known.daysUntilDue
  }

  /// The cards of a look-up. A card has the further meanings of its part of speech; the first one also has
  /// those of parts of speech without a card.
  package static func cards(of words: [PlayerWord], further: [DictionaryEntry]) -> [WordCard] {
    var cards = words.map { WordCard($0) }
    for place in cards.indices { cards[place].furtherEntries = [] }
    for entry in further {
      let place = cards.firstIndex { $0.partOfSpeech == entry.grammar } ?? cards.startIndex
      if cards.indices.contains(place) { cards[place].furtherEntries?.append(entry) }
    }
    return cards
  }
}
