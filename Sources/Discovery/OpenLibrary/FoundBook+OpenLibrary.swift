extension FoundBook {
  /// The members of a result that are asked for.
  static let fields = [
    "key", "title", "subtitle", "author_name", "first_publish_year", "cover_i",
    "number_of_pages_median", "isbn", "ratings_average", "ratings_count", "language", "subject",
    "ebook_access", "id_project_gutenberg", "id_standard_ebooks",
  ].joined(separator: ",")

  private static let mostNames = 20

  /// Reads a result; nil without an ID and a title.
  init?(_ result: LooseJSON) {
    guard let id = FoundBook.id(result["key"]?.text),
      let title = PlainText.line(result["title"]?.text)
    else { return nil }
    self.id = id
    self.title = title
    subtitle = PlainText.line(result["subtitle"]?.text)
    authors = FoundBook.names(result["author_name"])
    year = result["first_publish_year"]?.number.flatMap { Int(exactly: $0) }
      .flatMap { (-3000...3000).contains($0) ? $0 : nil }
    coverID = FoundBook.positive(result["cover_i"])
    pages = FoundBook.positive(result["number_of_pages_median"])
    let isbns = ISBN.all(result["isbn"])
    isbn10 = isbns.first { $0.utf8.count == 10 }
    isbn13 = isbns.first { $0.utf8.count == 13 }
    let count = result["ratings_count"]?.count
    rating = result["ratings_average"]?.number.flatMap { average in
      (1...5).contains(average) ? Rating(average: average, count: count ?? 0) : nil
    }
    languages = FoundBook.names(result["language"])
    subjects = FoundBook.names(result["subject"])
    access = result["ebook_access"]?.text.flatMap { Access(rawValue: $0) } ?? .unavailable
    gutenbergIDs = FoundBook.names(result["id_project_gutenberg"])
      .filter { $0.utf8.count < 9 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    standardEbooksIDs = FoundBook.names(result["id_standard_ebooks"])
  }

  /// The book with the pages and ISBNs of an edition instead of its own.
  func with(_ edition: BookEdition) -> FoundBook {
    FoundBook(
      id: id, title: title, subtitle: subtitle, authors: authors, year: year,
      coverID: coverID ?? edition.coverID, pages: edition.pages ?? pages,
      isbn10: edition.isbn10 ?? isbn10, isbn13: edition.isbn13 ?? isbn13, rating: rating,
      languages: languages, subjects: subjects, access: access, gutenbergIDs: gutenbergIDs,
      standardEbooksIDs: standardEbooksIDs)
  }

  /// The ID of a work in a key such as `/works/OL45804W`.
  static func id(_ key: String?) -> String? {
    guard let id = key?.split(separator: "/").last, id.utf8.count <= 20,
      id.wholeMatch(of: /OL[0-9]+W/) != nil
    else { return nil }
    return String(id)
  }

  static func positive(_ value: LooseJSON?) -> Int? {
    value?.count.flatMap { $0 > 0 && $0 < 1 << 40 ? $0 : nil }
  }

  private static func names(_ value: LooseJSON?) -> [String] {
    (value?.texts ?? []).prefix(mostNames).compactMap { PlainText.line($0) }
  }
}
