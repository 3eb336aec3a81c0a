import ContentLint
import GameEngine
import Lexicon

/// A sense that no rule has anything against, as long as the word is `glacier`.
func lintSense(
  _ definition: String = "a slow river of ice on a mountain",
  examples: [String] = ["The {glacier} has shrunk."], synonyms: [String] = [],
  antonyms: [String] = [], patterns: [String] = []
) -> Sense {
  Sense(
    definition: definition, examples: examples.compactMap(Example.init(marked:)),
    synonyms: synonyms, antonyms: antonyms, patterns: patterns)
}

/// A word that no rule objects to, unless its arguments say otherwise.
func lintWord(
  _ headword: String = "glacier", _ partOfSpeech: PartOfSpeech = .noun, level: Level = .three,
  category: String = "nature", centiZipf: Int = 358, age: Int? = nil, ipa: String = "ˈɡleɪʃɚ",
  forms: [String] = [], family: [String] = [], senses: [Sense]? = nil, edition: Int = 1
) -> Item {
  Item(
    term: headword, partOfSpeech: partOfSpeech, level: level, category: category,
    centiZipf: centiZipf, age: age, ipa: ipa, irregularForms: forms, family: family,
    senses: senses ?? [
      lintSense("the meaning of word \(stableHash(headword))", examples: ["A {\(headword)}."])
    ], edition: edition)
}

/// A pack of these words, each ten lines below the last.
func lintPack(
  _ words: [Item], directory: String = "/nonexistent", neighbours: [ItemID: Neighbours] = [:]
) -> ContentPack {
  ContentPack(
    directory: directory,
    entries: words.enumerated().map { place, word in
      ContentEntry(word: word, file: "words/\(word.category ?? "").words", line: place * 10 + 1)
    },
    editions: [Edition(number: 1, firstDate: CalendarDate(dayNumber: 20_000))],
    neighbours: neighbours)
}

/// The findings of one rule about these words.
func lintMessages(_ rule: String, _ words: Item...) -> [String] {
  ContentLint(requirements: .none).findings(in: lintPack(words))
    .filter { $0.rule == rule }.map(\.message)
}
