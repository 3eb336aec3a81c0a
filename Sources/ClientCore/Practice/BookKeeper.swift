package import GameEngine

/// Adds books to the player's library, and judges texts by the player's words.
package protocol BookKeeper: Sendable {
  /// Copies a book's file into the library. A book that the library contains already stays as it is.
  ///
  /// - Throws: `ClientError` if the file cannot be read as a book, or not be copied.
  func add(copyOf file: String) throws -> AddedBook

  /// A book of the library whose file is on this device; nil if there is none.
  ///
  /// - Throws: `ClientError`.
  func book(_ id: LibraryID) throws -> AddedBook?

  /// The vocabulary of a short English text, such as the description of a book; nil if it seems to
  /// be in another language, or contains no words.
  ///
  /// - Throws: `JournalError`.
  func vocabulary(of text: String) throws -> Vocabulary?

  /// The meanings of English words, in the same order; empty for a word that is not found.
  ///
  /// - Throws: `JournalError`.
  func meanings(of words: [Vocabulary.Word]) throws -> [String]
}

/// A book of the library, as other features show it.
package struct AddedBook: Sendable {
  /// The ID in the library.
  package let id: LibraryID
  /// Never empty; the ID if the book has no title.
  package let title: String
  /// Whether the library did not contain the book before.
  package let isNew: Bool
  /// The book as `--json` prints it.
  package let json: any Encodable & Sendable

  package init(id: LibraryID, title: String, isNew: Bool, json: any Encodable & Sendable) {
    self.id = id
    self.title = title
    self.isNew = isNew
    self.json = json
  }
}
