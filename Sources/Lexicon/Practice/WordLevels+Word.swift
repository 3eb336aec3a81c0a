package import GameEngine

extension WordLevels {
  /// A word with the facts of the file; nil if the file names no played meaning of it, or one of another part
  /// of speech.
  ///
  /// - Parameter definition: the text in place of its meaning.
  package func word(_ id: ItemID, definition: String) -> Item? {
    guard let entry = entry(of: id.term), let sense = entry.sense else { return nil }
    let word = Item(
      term: entry.headword, partOfSpeech: sense.partOfSpeech, level: entry.level,
      category: "wordnet", centiZipf: entry.centiZipf, ipa: "",
      senses: [Sense(definition: definition, examples: [])])
    return word.id == id ? word : nil
  }
}
