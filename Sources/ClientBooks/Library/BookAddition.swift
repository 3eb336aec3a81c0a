package import Bookshelf
package import ClientCore

/// The player's options for books to add.
package struct BookDetails: Hashable, Sendable {
  /// The work that the books render; nil to use the work that a book names.
  package var work: String?
  /// The tag of the language; nil to use the language that a book names.
  package var language: String?
  /// Whether to copy the files into the player's folder.
  package var copies = false

  /// Uses the facts that the books name, and does not copy the files.
  package init() {}
}

/// The result of adding one file to the library.
package struct BookAddition: Sendable {
  /// The path as the player gave it.
  package let file: String
  /// The added book and its repairs, or the reason why the file was rejected.
  package let result: Result<Added, ClientError>

  /// A book that was added.
  package struct Added: Sendable {
    /// The book in the library.
    package let entry: LibraryEntry
    /// The faults of its file that were repaired.
    package let repairs: [BookRepair]
    /// Whether the library did not contain the book before.
    package let isNew: Bool
    /// The tag of the language in which a new book seems to be written, if the book names another
    /// language or none; nil otherwise.
    package let otherLanguage: String?

    package init(
      entry: LibraryEntry, repairs: [BookRepair], isNew: Bool, otherLanguage: String?
    ) {
      self.entry = entry
      self.repairs = repairs
      self.isNew = isNew
      self.otherLanguage = otherLanguage
    }
  }
}
