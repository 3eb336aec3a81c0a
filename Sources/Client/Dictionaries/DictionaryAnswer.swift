package import GameEngine
package import Lexicon

/// What a dictionary says of a word; as `--json` prints it.
package struct DictionaryAnswer: Encodable, Sendable {
  package let dictionary: String
  package let title: String
  package let license: String?
  /// The language of its headwords, by ISO 639-3; nil where that is not known.
  package let language: String?
  /// The headword that was found, as the dictionary writes it: what was asked for, or what that is a form of.
  package let headword: String
  /// How hard the word is in itself, and how common, 1 to 7; nil where that is not known, as it is of rare
  /// words and of other languages.
  package let level: Level?
  package let score: Int?
  package let entries: [DictionaryEntry]
  /// The ids of the other dictionaries that have the word.
  package let others: [String]

  /// An answer of the shelf.
  ///
  /// - Parameters:
  ///   - rank: what is known of the headword as an English word.
  ///   - pronunciations: how it is said, for where the dictionary does not tell.
  package init(
    _ answer: DictionaryRegistry.Answer, rank: WordLevels.Entry?, pronunciations: [String]
  ) {
    dictionary = answer.info.id
    title = answer.info.title
    license = DictionaryLicense.name(of: answer.find)
    language = answer.info.from
    headword = answer.entries.first?.headword ?? answer.form
    level = rank?.level
    score = rank.map { Item.score(centiZipf: $0.centiZipf) }
    entries = answer.entries.map { entry in
      entry.pronunciations.isEmpty && !entry.senses.isEmpty
        ? entry.pronounced(pronunciations) : entry
    }
    others = answer.others
  }

  /// How hard and how common it is, in words; nil where that is not known.
  package var facts: String? {
    guard let level, let score else { return nil }
    return "level \(level.rawValue), frequency \(score) of 7"
  }

  /// Where it is from, in a line.
  package var source: String {
    let license = license.map { ", \($0)" } ?? ""
    return shownSafely("\(title) (\(dictionary)\(license))", limit: 300)
  }

  /// The item that a look at it counts for: an id as our words have it where the dictionary tells the part of
  /// speech as we do, else one with the part of speech `word`.
  package var item: ItemID {
    let known = entries.first?.grammar.flatMap { grammar in
      PartOfSpeech.known.first { $0.name == grammar }?.rawValue
    }
    let language = language == "eng" ? "en" : language ?? "und"
    return ItemID("\(language)/\(headword)/\(known ?? "word")")
  }

  /// Where else the word is, to stand behind the source; empty where that is nowhere.
  package var elsewhere: String {
    others.isEmpty ? "" : "; also in \(others.joined(separator: ", "))"
  }
}

extension DictionaryEntry {
  /// The entry with other pronunciations.
  fileprivate func pronounced(_ pronunciations: [String]) -> DictionaryEntry {
    DictionaryEntry(
      headword: headword, pronunciations: pronunciations, grammar: grammar, senses: senses,
      text: text)
  }
}
