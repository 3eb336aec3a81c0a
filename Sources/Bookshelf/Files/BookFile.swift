package import Archive

/// A file with a book. The content says which format it has; its name does not matter.
package struct BookFile: Sendable {
  private static let most = 512 << 20
  private static let beginningLength = 1 << 16

  private enum Content {
    case epub(BookArchive)
    case text([UInt8], TextFormat)
  }

  /// Identifies the book by its content.
  package let id: BookID
  private let content: Content

  /// The format.
  package var format: BookFormat {
    switch content {
    case .epub: .epub
    case .text(_, let format): format.format
    }
  }

  /// Opens a file.
  ///
  /// - Throws: `BookError`.
  package init(path: String) throws(BookError) {
    do {
      try self.init(ByteSource(path: path), name: path)
    } catch let error as ArchiveError {
      throw BookError(error)
    } catch {
      throw error as? BookError ?? .damaged
    }
  }

  /// Opens the bytes of a file.
  ///
  /// - Parameter name: its name or path; its ending decides between formats that look the same.
  /// - Throws: `BookError`.
  package init(_ source: ByteSource, name: String) throws(BookError) {
    do {
      guard source.count > 0 else { throw BookError.empty }
      guard source.count <= BookFile.most else { throw BookError.tooLarge }
      var hash = SHA256()
      try source.forEachPiece { hash.update($0) }
      id = BookID(hash.finished())
      let beginning = try source.prefix(BookFile.beginningLength)
      if ZipReader.recognizes(beginning) {
        let archive = try BookArchive(source)
        // A zipped FB2 is an archive with one file.
        if archive.names.count == 1, let only = archive.names.first,
          only.lowercased().hasSuffix(".fb2"),
          let bytes = try archive.bytes(only)
        {
          content = .text(bytes, .fb2)
          return
        }
        guard EPUBReader.recognizes(archive) else { throw BookError.unknownFormat }
        content = .epub(archive)
        return
      }
      guard source.count <= TextFormat.most else { throw BookError.tooLarge }
      let bytes = try source.bytes(0..<source.count)
      guard let format = TextFormat(bytes, name: name) else { throw BookError.unknownFormat }
      content = .text(bytes, format)
    } catch let error as ArchiveError {
      throw BookError(error)
    } catch {
      throw error as? BookError ?? .damaged
    }
  }

  /// Reads the book.
  ///
  /// - Throws: `BookError`.
  package func read() throws(BookError) -> Book {
    switch content {
    case .epub(let archive): try EPUBReader(archive).read(id: id)
    case .text(let bytes, let format): try format.read(bytes, id: id)
    }
  }

  /// The content of a picture of the book, as the file contains it; nil if there is none of this name.
  ///
  /// - Throws: `BookError`.
  package func picture(_ name: String) throws(BookError) -> [UInt8]? {
    switch content {
    case .epub(let archive): try archive.bytes(name, atMost: BookArchive.mostInPicture)
    case .text(let bytes, let format): format.picture(name, in: bytes)
    }
  }
}
