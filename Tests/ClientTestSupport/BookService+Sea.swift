package import LoopbackSupport

extension BookService {
  /// Services whose free books are all the same short one.
  package static func sea() throws -> BookService {
    let text = String(repeating: "<p>The sea is wide and old.</p>", count: 20)
    return try BookService(book: BookFiles.epub(BookFiles.document(text)))
  }
}
