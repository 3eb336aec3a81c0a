/// The edition of a book that says most about it.
struct BookEdition: Hashable {
  let pages: Int?
  let isbn10: String?
  let isbn13: String?
  let coverID: Int?

  private init(_ value: LooseJSON) {
    pages = FoundBook.positive(value["number_of_pages"])
    isbn10 = value["isbn_10"].flatMap { ISBN.all($0).first { $0.utf8.count == 10 } }
    isbn13 = value["isbn_13"].flatMap { ISBN.all($0).first { $0.utf8.count == 13 } }
    coverID = value["covers"]?.elements.lazy.compactMap { FoundBook.positive($0) }.first
  }

  /// The best one of an answer: with pages and ISBNs, and in doubt the one whose cover is shown.
  static func best(of answer: LooseJSON, coverID: Int?) -> BookEdition? {
    let editions = (answer["entries"]?.elements ?? []).map(BookEdition.init)
    func worth(_ edition: BookEdition) -> Int {
      [
        edition.pages == nil ? 0 : 4, edition.isbn13 == nil ? 0 : 2, edition.isbn10 == nil ? 0 : 1,
        edition.coverID != nil && edition.coverID == coverID ? 1 : 0,
      ].reduce(0, +)
    }
    // The first one of several that are equally good.
    return editions.max { worth($0) < worth($1) }
  }
}
