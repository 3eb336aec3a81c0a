/// A word with all that the games need to know of it.
package struct Word: Hashable, Sendable {
  /// `LANG/headword/pos`.
  package let id: WordID
  /// The word as a dictionary heads it.
  package let headword: String
  /// Its part of speech.
  package let partOfSpeech: PartOfSpeech
  /// How hard it is in itself.
  package let level: Level
  /// The theme it belongs to, named as its file is.
  package let category: String
  /// How often it is used, in hundredths of the Zipf scale (362 is Zipf 3.62: the logarithm to
  /// base 10 of its uses in a thousand million words).
  package let centiZipf: Int
  /// Its pronunciation in General American, in the International Phonetic Alphabet, without slashes.
  package let ipa: String
  /// Inflected forms that no rule gives, such as `went` and `gone`.
  package let irregularForms: [String]
  /// Its meanings, the commonest first; never empty.
  package let senses: [Sense]
  /// The first edition of the content that has it.
  package let edition: Int

  /// A word; `senses` must not be empty.
  package init(
    headword: String, partOfSpeech: PartOfSpeech, level: Level, category: String, centiZipf: Int,
    ipa: String, irregularForms: [String] = [], senses: [Sense], edition: Int = 1,
    language: String = "en"
  ) {
    precondition(!senses.isEmpty, "a word has at least one sense")
    self.id = WordID(language: language, headword: headword, partOfSpeech: partOfSpeech)
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
