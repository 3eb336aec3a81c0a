extension Question {
  /// Facts about the answer of a question; each may be missing.
  package struct Clue: Hashable, Codable, Sendable {
    /// The part of speech of the answer.
    package let partOfSpeech: PartOfSpeech?
    /// The gender of the answer, as its article shows it.
    package let gender: Gender?
    /// The number of words of the answer, if it has several.
    package let words: Int?
    /// The number of letters of the answer, without spaces.
    package let letters: Int?
    /// The first letter or letters of the answer.
    package let start: String?
    /// The meaning of the answer.
    package internal(set) var definition: String?

    package init(
      partOfSpeech: PartOfSpeech? = nil, gender: Gender? = nil, words: Int? = nil,
      letters: Int? = nil, start: String? = nil, definition: String? = nil
    ) {
      self.partOfSpeech = partOfSpeech
      self.gender = gender
      self.words = words
      self.letters = letters
      self.start = start
      self.definition = definition
    }

    /// Whether all facts are missing.
    package var isEmpty: Bool { self == Clue() }
  }
}
