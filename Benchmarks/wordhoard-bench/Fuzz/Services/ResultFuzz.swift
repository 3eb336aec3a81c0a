import Discovery
import FoundationEssentials

/// Fuzzes the answers of Open Library: results, works and editions.
struct ResultFuzz: FuzzParser {
  private static let mostBytes = 32 << 10

  let samples = [
    """
    {"numFound":3,"start":0,"docs":[{"key":"/works/OL1W","title":"Sea \\u00e9","subtitle":"a tale","author_name":["Ada"],\
    "first_publish_year":1850,"cover_i":12,"number_of_pages_median":300,"isbn":["0-14-043908-0","9780140439083"],\
    "ratings_average":4.25,"ratings_count":8,"language":["eng"],"subject":["Sea"],"ebook_access":"public",\
    "id_project_gutenberg":["2701"],"id_standard_ebooks":["a_b"]},{"key":"/works/OL2W","title":"No more"},null]}
    """,
    """
    {"key":"/works/OL1W","title":"Sea","description":{"type":"/type/text","value":"A <b>tale</b> &amp; more.\\r\\n\\r\\nEnd"}}
    """,
    "{\"key\":\"/works/OL1W\",\"description\":\"plain \\ud83d\\udc33\"}",
    """
    {"entries":[{"number_of_pages":321,"isbn_10":["0140439080"],"isbn_13":["9780140439083"],"covers":[12,-1]},\
    {"number_of_pages":"5"},{}],"size":3}
    """,
  ].map { Array($0.utf8) }
  private let book: FoundBook

  init() throws {
    let sample = Data("{\"docs\":[{\"key\":\"/works/OL1W\",\"title\":\"Sea\"}]}".utf8)
    guard let book = OpenLibrary.results(of: sample)?.books.first.flatMap(\.self) else {
      throw DiscoveryError.unexpected(.json)
    }
    self.book = book
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let answer = Data(input)
    var outcome = FuzzOutcome.refused
    if let results = OpenLibrary.results(of: answer) {
      outcome = .accepted
      for book in results.books.compactMap(\.self) {
        if let fault = ResultFuzz.fault(in: book) { return .wrong(fault) }
      }
    }
    if let work = OpenLibrary.work(of: answer) {
      outcome = .accepted
      guard (work.description?.utf8.count ?? 0) <= ResultFuzz.mostBytes else {
        return .wrong("a long description")
      }
    }
    if let full = OpenLibrary.book(book, withEditionsOf: answer) {
      outcome = .accepted
      if let fault = ResultFuzz.fault(in: full) { return .wrong(fault) }
    }
    return outcome
  }

  private static func fault(in book: FoundBook) -> String? {
    let texts = [book.title, book.subtitle].compactMap(\.self) + book.authors
    if texts.contains(where: { $0.isEmpty || $0.contains("\n") }) { return "a text" }
    if [book.coverID, book.pages].contains(where: { ($0 ?? 1) < 1 }) { return "a number" }
    if let rating = book.rating, !(1...5).contains(rating.average) { return "a rating" }
    return book.isbn13.map { $0.utf8.count } ?? 13 == 13 ? nil : "an ISBN"
  }
}
