package import Archive
import Kit

/// A file with a book. Its content determines the format. The ending of its name only decides
/// between formats that the content does not distinguish.
///
/// ```swift
/// let file = try BookFile(path: "emma.epub")
/// let book = try file.read()
/// print(book.metadata.title, book.chapters.count)
/// print(book.text(ofChapter: 0))
/// ```
package struct BookFile: Sendable {
  private static let most = 512 << 20
  private static let mostUnpacked = 128 << 20
  private static let beginningLength = 1 << 16

  private enum Content {
    case epub(BookArchive)
    case mobi(BookArchive)
    case pdf(PDFReader)
    case djvu(DjVuReader)
    case text([UInt8], TextFormat)
  }

  /// Identifies the book by its content.
  package let id: BookID
  private let content: Content

  /// The format that was recognized from the content.
  package var format: BookFormat {
    switch content {
    case .epub: .epub
    case .mobi: .mobi
    case .pdf: .pdf
    case .djvu: .djvu
    case .text(_, let format): format.format
    }
  }

  /// Recognizes the format of a file, and computes its ID. The text is read by `read`.
  ///
  /// - Parameters:
  ///   - encoding: the encoding of a text, as the player named it; nil to recognize it.
  ///   - programs: read some formats.
  ///   - waiting: called now and then while a program reads the file.
  /// - Throws: `BookError`.
  package init(
    path: String, encoding: String? = nil, programs: BookPrograms = BookPrograms(),
    waiting: () -> Void = {}
  ) throws(BookError) {
    let source: ByteSource
    do { source = try ByteSource(path: path) } catch { throw BookError(error) }
    try self.init(source, name: path, encoding: encoding, programs: programs, waiting: waiting)
  }

  /// Opens the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: its name or path; its ending decides between formats that cannot be distinguished.
  ///   - encoding: the encoding of a text, as the player named it; nil to recognize it, as also if it is unknown.
  ///   - programs: read some formats.
  ///   - waiting: called now and then while a program reads the file.
  /// - Throws: `BookError`.
  package init(
    _ source: ByteSource, name: String, encoding: String? = nil,
    programs: BookPrograms = BookPrograms(), waiting: () -> Void = {}
  ) throws(BookError) {
    do {
      guard source.count > 0 else { throw BookError.empty }
      guard source.count <= BookFile.most else { throw BookError.tooLarge }
      var hash = SHA256()
      try source.forEachPiece { hash.update($0) }
      id = BookID(hash.finished())
      var (source, name) = (source, name)
      var beginning = try source.prefix(BookFile.beginningLength)
      if GzipData.recognizes(beginning) {
        source = ByteSource(
          try GzipData.bytes(
            of: source.bytes(0..<source.count), limit: OutputLimit(bytes: BookFile.mostUnpacked)))
        if name.lowercased().hasSuffix(".gz") { name = String(name.dropLast(3)) }
        beginning = try source.prefix(BookFile.beginningLength)
      }
      if ZipReader.recognizes(beginning) {
        let archive = try BookArchive(source)
        // A zipped FB2 is an archive with one file.
        if archive.names.count == 1, let only = archive.names.first,
          only.lowercased().hasSuffix(".fb2"),
          let bytes = try archive.bytes(only)
        {
          content = .text(encoding.flatMap { TextDecoder.utf8(bytes, in: $0) } ?? bytes, .fb2)
          return
        }
        guard EPUBReader.recognizes(archive) else { throw BookError.unknownFormat }
        content = .epub(archive)
        return
      }
      if MOBIConverter.recognizes(beginning) {
        content = .mobi(try MOBIConverter.archive(source, programs, waiting: waiting))
        return
      }
      if DjVuReader.recognizes(beginning) {
        content = .djvu(DjVuReader(source: source, programs: programs))
        return
      }
      if PDFReader.recognizes(beginning) {
        content = .pdf(PDFReader(source: source, programs: programs))
        return
      }
      guard source.count <= TextFormat.most else { throw BookError.tooLarge }
      var bytes = try source.bytes(0..<source.count)
      if let text = encoding.flatMap({ TextDecoder.utf8(bytes, in: $0) }) { bytes = text }
      guard let format = TextFormat(bytes, name: name) else { throw BookError.unknownFormat }
      content = .text(bytes, format)
    } catch let error as ArchiveError {
      throw BookError(error)
    } catch {
      throw error as? BookError ?? .damaged
    }
  }

  /// The first pages of a file in a format that takes a while to be read as a whole, to show them meanwhile; nil for other
  /// formats, and if these pages cannot be read. It is a book of its own, without the ID and the contents of the whole one.
  package static func beginning(
    path: String, programs: BookPrograms = BookPrograms()
  ) -> Book? {
    guard let source = try? ByteSource(path: path),
      let beginning = try? source.prefix(beginningLength), !ZipReader.recognizes(beginning),
      PDFReader.recognizes(beginning)
    else { return nil }
    return try? PDFReader(source: source, programs: programs).beginning()
      .book(id: BookID(content: beginning), format: .pdf)
  }

  /// Reads the text, the metadata and the table of contents.
  ///
  /// - Parameter progress: receives the number of pages that were read, and of all pages, which is
  ///   0 if it is unknown. Only called for formats that take a while.
  /// - Throws: `BookError`.
  package func read(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(BookError) -> Book {
    let parts =
      switch content {
      case .epub(let archive), .mobi(let archive): try EPUBReader(archive).parts()
      case .pdf(let reader): try reader.parts(progress: progress)
      case .djvu(let reader): try reader.parts(waiting: { progress(0, 0) })
      case .text(let bytes, let format): try format.read(bytes)
      }
    return try parts.book(id: id, format: format)
  }

  /// The content of a picture of the book, as the file contains it; nil if there is none of this name.
  ///
  /// - Throws: `BookError`.
  package func picture(_ name: String) throws(BookError) -> [UInt8]? {
    switch content {
    case .epub(let archive), .mobi(let archive):
      try archive.bytes(name, atMost: BookArchive.mostInPicture)
    case .pdf(let reader): try reader.picture(name)
    case .djvu: nil
    case .text(let bytes, let format): format.picture(name, in: bytes)
    }
  }
}
