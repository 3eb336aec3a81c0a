import Archive
import Expat

/// Reads the text of PDF files by the programs of Poppler.
struct PDFReader {
  /// The name of the cover: the first page.
  private static let cover = "1"
  private static let coverHeight = 900
  private static let mostRows = 256 << 20
  /// The pages that are shown while the others are read.
  private static let firstPages = 10

  let source: ByteSource
  let programs: BookPrograms

  /// Whether a file begins like one. Some have a few bytes before the signature.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    Array(beginning.prefix(1024)).firstRange(of: Array("%PDF-".utf8)) != nil
  }

  /// Reads the text of the first pages.
  func beginning() throws(BookError) -> BookParts {
    var builder = PagedTextBuilder(
      PDFRows(try rows(["-l", String(PDFReader.firstPages)])).pages, hasHeadings: true)
    let (document, places) = builder.document()
    var parts = BookParts()
    parts.documents = [document]
    parts.pages = places
    return parts
  }

  /// Reads the text, the outline and the metadata.
  ///
  /// - Parameter progress: receives the number of pages that were read, and of all pages; 0 if it is not known yet.
  func parts(progress: (Int, Int) -> Void) throws(BookError) -> BookParts {
    var parts = BookParts()
    let facts = facts(
      try run(.pdfinfo, ["-enc", "UTF-8"], atMost: 1 << 20, waiting: { progress(0, 0) }))
    parts.metadata = metadata(facts)
    let count = facts.lazy.compactMap { $0.name == "Pages" ? Int($0.value) : nil }.first ?? 0
    var done = 0
    let rows = try rows(waiting: { progress(done, count) }) { piece in
      guard let page = PDFRows.lastPage(of: piece), page > 0, page <= count else { return }
      done = page
      progress(page, count)
    }
    let pages = PDFRows(rows).pages
    guard
      pages.reduce(0, { $0 + $1.lines.reduce(0) { $0 + $1.text.utf8.count } }) <= TextFormat.most
    else { throw .tooLarge }
    var builder = PagedTextBuilder(pages, hasHeadings: true)
    var (document, places) = builder.document()
    // The outline comes with the text of the pages that are asked for.
    let outline = try? run(
      .pdftohtml, ["-xml", "-i", "-stdout", "-f", "1", "-l", "1", "-enc", "UTF-8"],
      atMost: 16 << 20)
    if let outline { parts.contents = PDFOutline(outline).contents(in: &document, places) }
    parts.documents = [document]
    parts.pages = places
    parts.cover = PDFReader.cover
    return parts
  }

  /// The first page as a picture; nil for other names.
  func picture(_ name: String) throws(BookError) -> [UInt8]? {
    guard name == PDFReader.cover else { return nil }
    return try run(
      .pdftoppm,
      ["-f", "1", "-l", "1", "-singlefile", "-png", "-scale-to", String(PDFReader.coverHeight)],
      atMost: BookArchive.mostInPicture)
  }

  private func rows(
    _ options: [String] = [], waiting: () -> Void = {},
    received: ([UInt8]) -> Void = { _ in }
  ) throws(BookError) -> [UInt8] {
    try run(
      .pdftotext, ["-tsv", "-enc", "UTF-8"] + options, result: ["-"], atMost: PDFReader.mostRows,
      waiting: waiting, received: received)
  }

  private func run(
    _ program: BookPrograms.Name, _ options: [String], result: [String] = [], atMost most: Int,
    waiting: () -> Void = {}, received: ([UInt8]) -> Void = { _ in }
  ) throws(BookError) -> [UInt8] {
    try programs.run(
      program, options + [BookPrograms.file] + result, input: source, atMost: most,
      waiting: waiting, received: received)
  }

  /// The output of `pdfinfo`, one fact per line.
  private func facts(_ lines: [UInt8]) -> [(name: Substring, value: String)] {
    String(decoding: lines, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (parts[0], parts[1].trimmed) : nil
    }
  }

  private func metadata(_ facts: [(name: Substring, value: String)]) -> BookMetadata {
    var metadata = BookMetadata()
    for (name, value) in facts where !PDFReader.isFiller(value) {
      switch name {
      case "Title": if metadata.title.isEmpty { metadata.title = value }
      case "Author": if metadata.authors.isEmpty, !value.isEmpty { metadata.authors = [value] }
      default: break
      }
    }
    return metadata
  }

  private static let fillers: Set<String> = [
    "untitled", "anonymous", "unspecified", "unknown", "admin", "administrator", "user", "author",
    "title",
    "no title", "none",
  ]
  private static let endings = [
    ".doc", ".docx", ".odt", ".rtf", ".tex", ".dvi", ".qxd", ".indd", ".pdf", ".txt", ".html",
    ".pages",
  ]

  /// Whether a program wrote a title or an author in place of the real one: `(anonymous)`, `Microsoft Word - book.doc`.
  private static func isFiller(_ value: String) -> Bool {
    let value = value.lowercased()
    let plain = value.trimmingPrefix { "([<".contains($0) }.prefix { !")]>".contains($0) }
    return fillers.contains(String(plain)) || value.hasPrefix("microsoft word - ")
      || value.hasPrefix("untitled-") || endings.contains { value.hasSuffix($0) }
  }
}
