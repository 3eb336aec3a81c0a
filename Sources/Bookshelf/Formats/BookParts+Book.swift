extension BookParts {
  /// The book. Its contents are made from headings if there are none. A language is added, or corrected, if the text is
  /// clearly in another one.
  ///
  /// - Throws: `BookError.noText` if it has none.
  func book(id: BookID, format: BookFormat) throws(BookError) -> Book {
    guard documents.contains(where: { !$0.blocks.isEmpty }) else { throw .noText }
    var documents = documents
    HeadingKeys.mark(&documents)
    var metadata = metadata
    var repairs = repairs
    let named = LanguageGuess.primary(metadata.languages.first ?? "")
    if let seems = LanguageGuess.language(
      of: documents, otherThan: named, fewestLetters: LanguageGuess.fewestToCorrect)
    {
      metadata.languages.insert(seems, at: 0)
      if !named.isEmpty { repairs.append(.language(named, seems: seems)) }
    }
    return Book(
      id: id, format: format, metadata: metadata, documents: documents,
      contents: contents.isEmpty ? HeadingContents.of(documents) : contents, pages: pages,
      cover: cover, repairs: repairs)
  }
}
