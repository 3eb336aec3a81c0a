package import Bookshelf
package import ClientCore

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
  }
}
