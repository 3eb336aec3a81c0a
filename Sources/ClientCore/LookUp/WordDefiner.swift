package import GameEngine

/// Looks words up for a book that is read line by line.
package protocol WordDefiner: Sendable {
  /// Prints the meaning of a word.
  ///
  /// - Parameters:
  ///   - dictionary: the ID of the only dictionary to search; nil for all.
  ///   - place: the place of the word in the book.
  /// - Throws: `ClientError` if the word is not found.
  func define(_ text: String, dictionary: String?, in place: LookPlace?) throws

  /// Finds the meaning of a word, with the parameters and errors of `define`.
  func found(_ text: String, dictionary: String?, in place: LookPlace?) throws -> FoundWord
}
