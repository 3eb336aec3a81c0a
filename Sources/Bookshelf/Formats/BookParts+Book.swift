extension BookParts {
  /// The book; its contents are made from headings if there are none.
  ///
  /// - Throws: `BookError.noText` if it has none.
  func book(id: BookID, format: BookFormat) throws(BookError) -> Book {
    guard documents.contains(where: { !$0.blocks.isEmpty }) else { throw .noText }
    var documents = documents
    HeadingKeys.mark(&documents)
    var metadata = metadata
    var repairs = repairs
    LanguageGuess.check(&metadata, &repairs, documents)
    return Book(
      id: id, format: format, metadata: metadata, documents: documents,
      contents: contents.isEmpty ? HeadingContents.of(documents) : contents, pages: pages,
      cover: cover, repairs: repairs)
  }
}
