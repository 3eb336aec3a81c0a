package import Bookshelf
package import ClientCore
import GameEngine

/// The first pages of a book whose file is still being read.
package struct BookBeginning: Sendable {
  /// The title of the book; the name of the file if it has none.
  package let title: String
  /// A book that contains only these pages.
  package let book: Book

  /// Reads the first pages of the requested book or file. Returns nil if the book's text is in the
  /// cache, if the request has a place other than the beginning, or if the format is read fast.
  package init?(of request: ReadRequest, in library: Library) {
    guard let name = request.book, request.place == nil, request.rendering == nil,
      let found = try? library.matches(name), found.count <= 1
    else { return nil }
    let file = FilePath.absolute(name)
    let path: String
    if let entry = found.first ?? (try? library.list())?.first(where: { $0.origin == .file(file) })
    {
      guard case .file(let known) = entry.origin, entry.book.position == nil,
        !library.cache.contains(entry.contentID)
      else { return nil }
      (path, title) = (known, entry.title)
    } else {
      (path, title) = (file, FilePath.stem(of: name))
    }
    guard FilePath.isFile(path),
      let book = BookFile.beginning(path: path, programs: library.programs)
    else { return nil }
    self.book = book
  }
}
