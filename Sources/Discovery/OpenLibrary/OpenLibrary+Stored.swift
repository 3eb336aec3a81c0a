extension OpenLibrary {
  /// Returns a book that was found before, without asking the service; nil if no stored answer contains it.
  ///
  /// - Parameter tags: the tags under which the book may have been found.
  /// - Returns: the book, and the tag.
  package func storedBook(
    _ id: String, tags: [String]
  ) -> (book: FoundBook, tag: String?)? {
    guard let id = FoundBook.id(id) else { return nil }
    for (key, answer) in source.store?.answers(where: { $0.hasPrefix(searchPrefix) }) ?? [] {
      let books = OpenLibrary.results(of: answer.body)?.books ?? []
      guard let found = books.lazy.compactMap(\.self).first(where: { $0.id == id }) else {
        continue
      }
      return (found, tags.first { key.contains(OpenLibrary.subject($0)) })
    }
    return nil
  }

  private var searchPrefix: String {
    let site = site.text
    return (site.hasSuffix("/") ? String(site.dropLast()) : site) + "/search.json?"
  }

  /// The part of an address that asks for a subject.
  private static func subject(_ tag: String) -> String {
    "q=\(ServiceAddress.encoded(query(subject: tag)))&"
  }

  /// The query for a subject, without the characters that have a meaning in queries.
  static func query(subject tag: String) -> String {
    let subject = (PlainText.line(tag) ?? "").filter { $0 != "\"" && $0 != "\\" }
    return "subject:\"\(subject)\""
  }
}
