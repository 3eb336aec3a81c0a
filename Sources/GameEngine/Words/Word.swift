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

  /// Every synonym of every sense.
  package var synonyms: [String] { senses.flatMap(\.synonyms) }
}

/// One meaning of a word.
package struct Sense: Hashable, Sendable {
  /// What it means, in our own words, at most 120 characters, without the headword.
  package let definition: String
  /// Sentences that use it.
  package let examples: [Example]
  /// Words of about the same meaning.
  package let synonyms: [String]
  /// Words of the opposite meaning.
  package let antonyms: [String]

  /// A meaning.
  package init(
    definition: String, examples: [Example], synonyms: [String] = [], antonyms: [String] = []
  ) {
    self.definition = definition
    self.examples = examples
    self.synonyms = synonyms
    self.antonyms = antonyms
  }
}

/// A sentence with the word's place marked.
package struct Example: Hashable, Sendable {
  /// What stands before the word, blanks included.
  package let before: String
  /// The word as it stands in the sentence, perhaps inflected.
  package let form: String
  /// What stands after it.
  package let after: String

  /// A sentence in three parts.
  package init(before: String, form: String, after: String) {
    self.before = before
    self.form = form
    self.after = after
  }

  /// A sentence whose one marked place stands in braces, `The {glacier} shrank.`; nil for any other.
  package init?(marked text: String) { self.init(marked: Array(text.utf8)[...]) }

  /// The same from UTF-8, which must be valid.
  package init?(marked text: ArraySlice<UInt8>) {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    guard let start = text.firstIndex(of: open), let end = text.firstIndex(of: close),
      start + 1 < end, text.lastIndex(of: open) == start, text.lastIndex(of: close) == end
    else { return nil }
    self.init(
      before: String(decoding: text[..<start], as: UTF8.self),
      form: String(decoding: text[(start + 1)..<end], as: UTF8.self),
      after: String(decoding: text[(end + 1)...], as: UTF8.self))
  }

  /// The sentence as it is read.
  package var text: String { before + form + after }
  /// The sentence with a gap in the word's place.
  package var gapped: String { before + "_____" + after }
  /// The sentence with its marks, as content files write it.
  package var marked: String { "\(before){\(form)}\(after)" }
}
