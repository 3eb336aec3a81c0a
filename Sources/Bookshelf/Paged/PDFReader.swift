import Archive
import Expat

/// Reads the text of PDF files by the programs of Poppler.
struct PDFReader {
  /// The name of the cover: the first page.
  private static let cover = "1"
  private static let coverHeight = 900
  private static let mostRows = 256 << 20

  let source: ByteSource
  let programs: BookPrograms

  /// Whether a file begins like one. Some have a few bytes before the signature.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    Array(beginning.prefix(1024)).firstRange(of: Array("%PDF-".utf8)) != nil
  }

  /// Reads the text, the outline and the metadata.
  func parts() throws(BookError) -> BookParts {
    var parts = BookParts()
    parts.metadata = metadata(try run(.pdfinfo, ["-enc", "UTF-8"], atMost: 1 << 20))
    let rows = try run(
      .pdftotext, ["-tsv", "-enc", "UTF-8"], result: ["-"], atMost: PDFReader.mostRows)
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

  private func run(
    _ program: BookPrograms.Name, _ options: [String], result: [String] = [], atMost most: Int
  ) throws(BookError) -> [UInt8] {
    try programs.run(program, options + [BookPrograms.file] + result, input: source, atMost: most)
  }

  private func metadata(_ facts: [UInt8]) -> BookMetadata {
    var metadata = BookMetadata()
    for line in String(decoding: facts, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmed
      switch parts[0] {
      case "Title": if metadata.title.isEmpty { metadata.title = value }
      case "Author": if metadata.authors.isEmpty, !value.isEmpty { metadata.authors = [value] }
      case "Subject": if metadata.description.isEmpty { metadata.description = value }
      case "CreationDate": if metadata.date.isEmpty { metadata.date = value }
      default: break
      }
    }
    return metadata
  }
}
