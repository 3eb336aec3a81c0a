import Archive

/// Reads the text layer of DjVu files, as `djvutxt --detail=line` writes it.
struct DjVuReader {
  private static let mostText = 128 << 20

  let source: ByteSource
  let programs: BookPrograms

  /// Whether a file begins like one.
  static func recognizes(_ beginning: [UInt8]) -> Bool { beginning.starts(with: "AT&TFORM".utf8) }

  /// Reads the text layer of all pages, with one run of `djvutxt`.
  ///
  /// - Parameter waiting: called now and then meanwhile.
  func parts(waiting: () -> Void) throws(BookError) -> BookParts {
    let zones = try programs.run(
      .djvutxt, ["--detail=line", BookPrograms.file], input: source, atMost: DjVuReader.mostText,
      waiting: waiting)
    var builder = PagedTextBuilder(DjVuZones(zones).pages, hasHeadings: false)
    let (document, pages) = builder.document()
    var parts = BookParts()
    parts.documents = [document]
    parts.pages = pages
    return parts
  }
}
