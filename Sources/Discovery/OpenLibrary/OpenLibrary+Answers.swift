package import FoundationEssentials

/// The contents of Open Library's answers. nil if an answer has another form.
extension OpenLibrary {
  /// A list of results, as Open Library sends it.
  package struct Results: Hashable, Sendable {
    /// The number of all results.
    package let total: Int
    /// The results of this answer; nil for one that is not a book.
    package let books: [FoundBook?]
  }

  /// The part of a work's page that is used.
  package struct Work: Hashable, Sendable {
    /// Its description as plain text, in paragraphs, separated by line ends.
    package let description: String?
  }

  /// Reads a list of results, as far as they are known; nil if it or all results have another form, or if it has
  /// none and does not say so by its number.
  package static func results(of answer: Data) -> Results? {
    guard let value = JSONReader.value(of: answer), let documents = value["docs"]?.array else {
      return nil
    }
    let books = documents.map { FoundBook($0) }
    let number = value["numFound"] ?? value["num_found"]
    let isReadable =
      books.isEmpty
      ? number.map { $0 == .null || $0.count != nil } ?? true : books.contains { $0 != nil }
    guard isReadable else { return nil }
    return Results(total: number?.count ?? books.count, books: books)
  }

  /// Reads a work; nil if the answer has another form.
  package static func work(of answer: Data) -> Work? {
    guard let value = JSONReader.value(of: answer), value["key"] != nil || value["title"] != nil
    else { return nil }
    return Work(description: PlainText.paragraphs(html: value["description"]?.text))
  }

  /// Reads the editions of a book; returns the book with the facts of the best one.
  package static func book(_ book: FoundBook, withEditionsOf answer: Data) -> FoundBook? {
    guard let value = JSONReader.value(of: answer), value["entries"]?.array != nil else {
      return nil
    }
    return BookEdition.best(of: value, coverID: book.coverID).map(book.with) ?? book
  }
}
