package import GameEngine

/// The place of a synset: the part of speech determines the file, the offset the line.
package struct SynsetID: Hashable, Sendable {
  /// Determines the data file, such as `data.noun`.
  package let partOfSpeech: PartOfSpeech
  /// The byte of the data file at which its line begins.
  package let offset: Int

  /// The id of a synset.
  package init(_ partOfSpeech: PartOfSpeech, offset: Int) {
    self.partOfSpeech = partOfSpeech
    self.offset = offset
  }
}
