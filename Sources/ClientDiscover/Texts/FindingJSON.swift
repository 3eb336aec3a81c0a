import ClientCore
import Discovery
import Messages

/// A book that was found, as `--json` prints it.
struct FindingJSON: Encodable {
  let id, title: String
  let authors: [String]
  let year, pages: Int?
  let isbn10, isbn13: String?
  let rating: Double?
  let ratings: Int?
  let languages: [String]
  let hasCover, isFree: Bool
  /// The address of the catalog page to which it links; nil for a book.
  let page: String?
  /// The share of the description's words that the player probably knows, 0 to 1.
  var understood: Double?
  /// The description; only if the book is shown alone.
  var description: String?
  /// The words of the description that the player may not know; only if the book is shown alone.
  var words: [String]?

  init(_ finding: Finding, understood: Double? = nil) {
    (id, title, authors, year) = (finding.id, finding.title, finding.authors, finding.year)
    (hasCover, isFree, page) = (finding.hasCover, finding.isFree, finding.page?.text)
    self.understood = understood.map { ($0 * 10_000).rounded() / 10_000 }
    switch finding.origin {
    case .openLibrary(let book):
      (pages, isbn10, isbn13, languages) = (book.pages, book.isbn10, book.isbn13, book.languages)
      (rating, ratings) = (book.rating?.average, book.rating?.count)
    case .catalog(let entry):
      (pages, isbn10, isbn13, rating, ratings) = (nil, nil, nil, nil, nil)
      languages = entry.language.map { [$0] } ?? []
    }
  }
}

/// A page of books as `--json` prints it.
struct FindingPageJSON: Encodable {
  struct Missing: Encodable { let code, reason: String }

  let tag, catalog: String?
  let total, next: Int?
  let nextPage: String?
  let books: [FindingJSON]
  let missing: Missing?

  init(
    _ page: FindingPage, tag: String?, catalog: String?, books: [FindingJSON],
    in messages: Messages
  ) {
    (self.tag, self.catalog, self.books, total) = (tag, catalog, books, page.total)
    if case .offset(let offset) = page.next { next = offset } else { next = nil }
    if case .page(let address) = page.next { nextPage = address.text } else { nextPage = nil }
    missing = page.missing.map {
      Missing(code: $0.code.rawValue, reason: $0.text(in: messages))
    }
  }
}

/// The result of one request to a service, as `--json` prints it.
struct ServiceCheckJSON: Encodable {
  let service, address: String
  let count: Int?
  let code, reason: String?
  let milliseconds: Int

  init(_ result: ServiceCheck.Result, in messages: Messages) {
    (service, address) = (result.question.rawValue, result.address)
    milliseconds = result.milliseconds
    switch result.answer {
    case .success(let count): (self.count, code, reason) = (count, nil, nil)
    case .failure(let error):
      (count, code, reason) = (nil, error.code.rawValue, error.text(in: messages))
    }
  }
}
