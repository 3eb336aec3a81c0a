package import GameEngine

extension WordLevels {
  /// A word as far as the file tells of it; nil where the file names no meaning of it that is
  /// played, or that of another part of speech.
  ///
  /// - Parameter definition: what to tell in the place of its meaning.
  package func word(_ id: ItemID, definition: String) -> Item? {
    guard let entry = entry(of: id.term), let sense = entry.sense else { return nil }
    let word = Item(
      term: entry.headword, partOfSpeech: sense.partOfSpeech, level: entry.level,
      category: "wordnet", centiZipf: entry.centiZipf, ipa: "",
      senses: [Sense(definition: definition, examples: [])])
    return word.id == id ? word : nil
  }
}
