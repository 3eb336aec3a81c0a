/// Finds words and passages of books that are worth practicing.
package protocol BookPracticeSource: Sendable {
  /// The words of a book.
  ///
  /// - Parameters:
  ///   - name: the book, as the player names it.
  ///   - chapter: the number of the chapter before which words are learned, from 1; nil for the next one.
  /// - Throws: `ClientError`.
  func words(of name: String, before chapter: Int?) throws -> BookPracticeWords

  /// The passages of a book: those from the player's place on, then those before it.
  ///
  /// - Parameter name: the book, as the player names it.
  /// - Throws: `ClientError`.
  func passages(of name: String) throws -> TextPassages

  /// The passages of the texts in a language that come with the program.
  ///
  /// - Parameter language: a BCP 47 tag.
  /// - Throws: `ClientError`.
  func passages(ofOwnTextsIn language: String) throws -> [TextPassages]
}
