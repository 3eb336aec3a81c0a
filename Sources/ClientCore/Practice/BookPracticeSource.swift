/// Finds the words of a book that are worth practicing.
package protocol BookPracticeSource: Sendable {
  /// The words of a book.
  ///
  /// - Parameters:
  ///   - name: the book, as the player names it.
  ///   - chapter: the number of the chapter before which words are learned, from 1; nil for the next one.
  /// - Throws: `ClientError`.
  func words(of name: String, before chapter: Int?) throws -> BookPracticeWords
}
