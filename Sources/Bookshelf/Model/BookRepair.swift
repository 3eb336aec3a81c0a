/// A fault of a book that could be read nevertheless.
package enum BookRepair: Hashable, Sendable {
  /// The number of documents that are not well-formed, and were repaired.
  case repairedDocuments(Int, of: Int)
  /// The number of documents that cannot be read, and were left out.
  case lostDocuments(Int, of: Int)
  /// The number of documents that the book names but does not contain.
  case missingDocuments(Int)
  /// There is no list of the files; they were found by their names.
  case noContainer
  /// The file with the list of its documents is not well-formed, and was mended.
  case repairedPackage
  /// The order of the documents is unknown; it is that of their names.
  case guessedOrder
  /// There is no table of contents; it was made from headings.
  case noContents
  /// The text is not in the encoding that it names; it was read as this one.
  case encoding(String)

  /// The book names this language, but its text is in another one, which counts.
  case language(String, seems: String)

  /// The stable code, for scripts.
  package var code: String {
    switch self {
    case .repairedDocuments: "documents_repaired"
    case .lostDocuments: "documents_lost"
    case .missingDocuments: "documents_missing"
    case .noContainer: "container_missing"
    case .repairedPackage: "package_repaired"
    case .guessedOrder: "order_guessed"
    case .noContents: "contents_missing"
    case .encoding: "encoding_guessed"
    case .language: "language_guessed"
    }
  }
}
