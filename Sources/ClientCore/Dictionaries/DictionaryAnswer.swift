package import GameEngine
package import Lexicon

/// A dictionary's entries for a word, as `--json` prints them.
package struct DictionaryAnswer: Encodable, Sendable {
  package let dictionary: String
  package let title: String
  package let license: String?
  /// The language of its headwords, by ISO 639-3; nil if it is unknown.
  package let language: String?
  /// The headword as the dictionary writes it; the requested word may be an inflected form of it.
  package let headword: String
  /// How rare the word is; nil if it is unknown, as for very rare words and other languages.
  package let level: Level?
  /// How common the word is, 1 to 7; nil if it is unknown.
  package let score: Int?
  package let entries: [DictionaryEntry]
  /// The ids of the other dictionaries that contain the word.
  package let others: [String]
  /// Their names, in the same order.
  package let otherNames: [String]

  /// Creates an answer from the entries that the registry found.
  ///
  /// - Parameters:
  ///   - rank: the level and frequency of the headword, if it is English.
  ///   - pronunciations: used for entries without a pronunciation.
  package init(
    _ answer: DictionaryRegistry.Answer, rank: WordLevels.Entry?, pronunciations: [String]
  ) {
    dictionary = answer.info.id
    title = answer.info.title
    license = DictionaryLicense.name(of: answer.dictionary)
    language = answer.info.from
    headword = answer.entries.first?.headword ?? answer.form
    level = rank?.level
    score = rank.map { Item.score(centiZipf: $0.centiZipf) }
    entries = answer.entries.map { entry in
      entry.pronunciations.isEmpty && !entry.senses.isEmpty
        ? entry.pronounced(pronunciations) : entry
    }
    others = answer.others
    otherNames = answer.otherNames
  }

  /// The dictionary's title, id and license, in a line.
  package var source: String {
    let license = license.map { ", \($0)" } ?? ""
    return shortened("\(title) (\(dictionary)\(license))", to: 300)
  }

  /// The item that a look-up of the entry counts for. Its ID contains the entry's part of speech if
  /// it is a known one, else `word`.
  package var item: ItemID {
    let known = entries.first?.grammar.flatMap { grammar in
      PartOfSpeech.known.first { $0.name == grammar }?.rawValue
    }
    let language = language == "eng" ? "en" : language ?? "und"
    return ItemID("\(language)/\(headword)/\(known ?? "word")")
  }
}

extension DictionaryEntry {
  /// A copy of the entry with other pronunciations.
  fileprivate func pronounced(_ pronunciations: [String]) -> DictionaryEntry {
    DictionaryEntry(
      headword: headword, pronunciations: pronunciations, grammar: grammar, senses: senses,
      text: text)
  }
}
