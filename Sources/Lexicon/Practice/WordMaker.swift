package import GameEngine

/// Makes words that games can ask from meanings of WordNet.
package struct WordMaker: Sendable {
  /// The longest definition and example, in bytes.
  private static let longestText = 200

  private let wordNet: WordNet
  private let irregular: IrregularForms

  /// A maker of words from the meanings and irregular forms of a database.
  package init(_ wordNet: WordNet) {
    self.wordNet = wordNet
    irregular = IrregularForms(directory: wordNet.directory)
  }

  /// The word of an entry, for games; nil if it has no meaning that makes a fair question.
  package func word(_ entry: WordLevels.Entry) -> Item? {
    guard let sense = entry.sense,
      let synset = wordNet.synset(of: entry.headword, sense)
    else { return nil }
    let gloss = Gloss(synset.gloss)
    guard !gloss.definition.isEmpty, gloss.definition.utf8.count <= WordMaker.longestText,
      !givesAway(entry.headword, gloss.definition)
    else { return nil }
    let examples = gloss.examples.compactMap { example($0, of: entry.headword, sense.partOfSpeech) }
    guard !examples.isEmpty else { return nil }
    let meaning = Sense(
      definition: gloss.definition, examples: examples,
      synonyms: wordNet.synonyms(of: entry.headword, in: synset),
      antonyms: wordNet.antonyms(of: entry.headword, in: synset))
    // They are shown, some as choices.
    guard !meaning.texts.contains(where: hasHiddenCharacter) else { return nil }
    func made(irregularForms: [String]) -> Item {
      Item(
        term: entry.headword, partOfSpeech: sense.partOfSpeech, level: entry.level,
        category: PracticeCategory.name(field: synset.field), centiZipf: entry.centiZipf, ipa: "",
        irregularForms: irregularForms, senses: [meaning])
    }
    let listed = irregular.forms(of: entry.headword, sense.partOfSpeech)
    // The lists also contain regular forms that are forms of another word, too.
    let regular = listed.isEmpty ? [] : made(irregularForms: []).inflectedForms
    let word = made(irregularForms: listed.filter { !regular.contains($0) })
    return isGivenAwayByForm(word) ? nil : word
  }

  /// An example with the word marked, unless it contains the word a second time.
  private func example(
    _ text: String, of headword: String, _ partOfSpeech: PartOfSpeech
  ) -> Example? {
    guard text.utf8.count <= WordMaker.longestText,
      let range = wordNet.range(of: headword, partOfSpeech, in: text)
    else { return nil }
    let example = Example(
      before: String(text[..<range.lowerBound]), form: String(text[range]),
      after: String(text[range.upperBound...]))
    return givesAway(headword, example.before) || givesAway(headword, example.after) ? nil : example
  }

  /// Whether a text contains a word with the headword's stem.
  private func givesAway(_ headword: String, _ text: String) -> Bool {
    // Most words begin with another letter; making strings of them, too, would take as long as everything
    // else.
    let words = text.utf8.split { !isLetter($0) }
      .filter { word in word.first.map { $0 | 0x20 } == headword.utf8.first }
    return words.contains { shareStem(String(Substring($0)).lowercased(), headword) }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  /// Whether the definition contains a form of the word with another stem, or one too short for a stem check.
  private func isGivenAwayByForm(_ word: Item) -> Bool {
    guard word.term.utf8.count < 5 || !word.irregularForms.isEmpty else { return false }
    let forms = Set(word.inflectedForms)
    return WordsInText.words(of: word.mainSense.definition).contains { forms.contains($0.text) }
  }
}
