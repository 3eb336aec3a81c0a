package import Bookshelf
package import ClientCore
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
      let found = try? library.matches(name), found.count <= 1
    else { return nil }
    let file = FilePath.absolute(name)
    let path: String
    if let entry = found.first ?? (try? library.list())?.first(where: { $0.origin == .file(file) })
    {
      guard case .file(let known) = entry.origin, entry.book.position == nil,
        !library.cache.contains(entry.id)
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
