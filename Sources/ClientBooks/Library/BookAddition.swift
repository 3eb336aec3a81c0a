package import Bookshelf
package import ClientCore

/// What the player says about books that are added.
package struct BookDetails: Hashable, Sendable {
  /// The work of which they are renderings; nil for what the books say.
  package var work: String?
  /// The language; nil for what the books say.
  package var language: String?
  /// Whether the files are copied into the player's folder.
  package var copies = false

  /// Nothing.
  package init() {}
}

/// What became of a file that was added to the library.
package struct BookAddition: Sendable {
  /// The file as the player named it.
  package let file: String
  /// The book with what was repaired in it, or why the file was refused.
  package let result: Result<Added, ClientError>

  /// A book that was added.
  package struct Added: Sendable {
    /// The book in the library.
    package let entry: LibraryEntry
    /// What was wrong with its file.
    package let repairs: [BookRepair]
    /// Whether the library did not contain it before.
    package let isNew: Bool
    /// The tag of the language in which a new book seems to be written, if it names another or none.
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
