/// A word with all that the games need to know of it.
///
/// What it holds stands in one place however often the word is copied, which at every start is some thousand
/// times.
package struct Word: Hashable, Sendable {
  private final class Storage: Sendable {
    let id: WordID
    let headword: String
    let partOfSpeech: PartOfSpeech
    let level: Level
    let category: String
    let centiZipf: Int
    let ipa: String
    let irregularForms: [String]
    let senses: [Sense]
    let edition: Int

    init(
      id: WordID, headword: String, partOfSpeech: PartOfSpeech, level: Level, category: String,
      centiZipf: Int, ipa: String, irregularForms: [String], senses: [Sense], edition: Int
    ) {
      self.id = id
      self.headword = headword
      self.partOfSpeech = partOfSpeech
      self.level = level
      self.category = category
      self.centiZipf = centiZipf
      self.ipa = ipa
      self.irregularForms = irregularForms
      self.senses = senses
      self.edition = edition
    }
  }

  private let storage: Storage

  /// `LANG/headword/pos`.
  package var id: WordID { storage.id }
  /// The word as a dictionary heads it.
  package var headword: String { storage.headword }
  /// Its part of speech.
  package var partOfSpeech: PartOfSpeech { storage.partOfSpeech }
  /// How hard it is in itself.
  package var level: Level { storage.level }
  /// The theme it belongs to, named as its file is.
  package var category: String { storage.category }
  /// How often it is used, in hundredths of the Zipf scale (362 is Zipf 3.62: the logarithm to
  /// base 10 of its uses in a thousand million words).
  package var centiZipf: Int { storage.centiZipf }
  /// Its pronunciation in General American, in the International Phonetic Alphabet, without slashes.
  package var ipa: String { storage.ipa }
  /// Inflected forms that no rule gives, such as `went` and `gone`.
  package var irregularForms: [String] { storage.irregularForms }
  /// Its meanings, the commonest first; never empty.
  package var senses: [Sense] { storage.senses }
  /// The first edition of the content that has it.
  package var edition: Int { storage.edition }

  /// A word; `senses` must not be empty.
  package init(
    headword: String, partOfSpeech: PartOfSpeech, level: Level, category: String, centiZipf: Int,
    ipa: String, irregularForms: [String] = [], senses: [Sense], edition: Int = 1,
    language: String = "en"
  ) {
    precondition(!senses.isEmpty, "a word has at least one sense")
    storage = Storage(
      id: WordID(language: language, headword: headword, partOfSpeech: partOfSpeech),
      headword: headword, partOfSpeech: partOfSpeech, level: level, category: category,
      centiZipf: centiZipf, ipa: ipa, irregularForms: irregularForms, senses: senses,
      edition: edition)
  }

  package static func == (left: Word, right: Word) -> Bool {
    left.storage === right.storage
      || left.id == right.id && left.level == right.level && left.category == right.category
        && left.centiZipf == right.centiZipf && left.ipa == right.ipa
        && left.irregularForms == right.irregularForms && left.senses == right.senses
        && left.edition == right.edition
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The frequency on the Zipf scale.
  package var zipf: Double { Double(centiZipf) / 100 }

  /// The frequency as a score from 1 (rare) to 7 (the commonest words): Zipf, rounded.
  package var score: Int { min(7, max(1, (centiZipf + 50) / 100)) }

  /// The meaning that is played.
  package var mainSense: Sense { senses[0] }

  /// Whether it is of this level and of this category, where they are given.
  package func isOf(level: Level?, category: String?) -> Bool {
    (level ?? self.level) == self.level && (category ?? self.category) == self.category
  }

  /// Every synonym of every sense.
  package var synonyms: [String] { senses.flatMap(\.synonyms) }
}
