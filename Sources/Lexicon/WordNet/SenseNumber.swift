package import GameEngine

/// A meaning of a word in WordNet, by its position in the headword's line of an index.
package struct SenseNumber: Hashable, Sendable {
  /// The part of speech of the meaning; one of `PartOfSpeech.playable`.
  package let partOfSpeech: PartOfSpeech
  /// Its place among the meanings of the word as this part of speech, from 1, the most common.
  package let number: Int

  /// A meaning by its place.
  package init(_ partOfSpeech: PartOfSpeech, _ number: Int) {
    self.partOfSpeech = partOfSpeech
    self.number = number
  }

  /// Reads the format of `description`, such as `noun.1`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let partOfSpeech = PartOfSpeech(known: String(parts[0])),
      PartOfSpeech.playable.contains(partOfSpeech), parts[1].utf8.first != UInt8(ascii: "0"),
      let number = plainNumber(parts[1].utf8, atMost: 3)
    else { return nil }
    self.init(partOfSpeech, number)
  }
}

extension SenseNumber: CustomStringConvertible {
  package var description: String { "\(partOfSpeech.rawValue).\(number)" }
}
