package import Bookshelf
import GameEngine

/// The first pages of a book whose file is still read.
package struct BookBeginning: Sendable {
  /// The title, or the name of the file.
  package let title: String
  /// The text of these pages.
  package let book: Book

  /// The first pages of the book of a request, or of the file that it names; nil if the book is there without reading its file, if another
  /// place than the beginning is wanted, or if the format does not take a while.
  package init?(of request: ReadRequest, in library: Library) {
    guard let name = request.book, request.place == nil, request.rendering == nil,
      let found = try? library.matches(name)
    else { return nil }
    let path: String
    switch (found.count, found.first?.origin) {
    case (0, _): (path, title) = (FilePath.absolute(name), FilePath.stem(of: name))
    case (1, .file(let file)):
      guard found[0].book.position == nil, !library.cache.contains(found[0].id) else { return nil }
      (path, title) = (file, found[0].title)
    default: return nil
    }
    guard FilePath.isFile(path),
      let book = BookFile.beginning(path: path, programs: library.programs)
    else { return nil }
    self.book = book
  }
}
