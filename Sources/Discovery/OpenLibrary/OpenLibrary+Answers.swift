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

  /// Reads a list of results; nil if it, its number or all results have another form.
  package static func results(of answer: Data) -> Results? {
    guard let value = JSONReader.value(of: answer), let documents = value["docs"]?.objects else {
      return nil
    }
    var total = documents.count
    if let number = value["numFound"] ?? value["num_found"], number != .null {
      guard let count = number.count else { return nil }
      total = count
    }
    let books = documents.map { FoundBook($0) }
    guard books.isEmpty || books.contains(where: { $0 != nil }) else { return nil }
    return Results(total: total, books: books)
  }

  /// Reads a work; nil if the answer has another form.
  package static func work(of answer: Data) -> Work? {
    guard let value = JSONReader.value(of: answer), value["key"] != nil || value["title"] != nil
    else { return nil }
    return Work(description: PlainText.paragraphs(html: value["description"]?.text))
  }

  /// Reads the editions of a book; returns the book with the facts of the best one.
  package static func book(_ book: FoundBook, withEditionsOf answer: Data) -> FoundBook? {
    guard let value = JSONReader.value(of: answer), value["entries"]?.objects != nil else {
      return nil
    }
    return BookEdition.best(of: value, coverID: book.coverID).map(book.with) ?? book
  }
}
