extension Question {
  /// Help with a question; any part may be missing.
  package struct Clue: Hashable, Codable, Sendable {
    /// The part of speech of the answer.
    package let partOfSpeech: PartOfSpeech?
    /// The number of letters of the answer.
    package let letters: Int?
    /// How the answer starts.
    package let start: String?
    /// The meaning of the answer.
    package let definition: String?

    /// A clue.
    package init(
      partOfSpeech: PartOfSpeech? = nil, letters: Int? = nil, start: String? = nil,
      definition: String? = nil
    ) {
      self.partOfSpeech = partOfSpeech
      self.letters = letters
      self.start = start
      self.definition = definition
    }

    /// Whether there is no clue.
    package var isEmpty: Bool { self == Clue() }
  }
}
