import Bookshelf
import FoundationEssentials
import GameEngine

/// The texts that come with the program. They are in every library without being added.
///
/// Their ids are the names of their files, so that places and marks survive a new version of a text.
struct OwnTexts: Sendable {
  private let books: Lazy<[LibraryEntry]>

  /// The files in a folder; none if it does not exist.
  init(folder: String) {
    books = Lazy {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().compactMap { name in
        guard name.hasSuffix(".txt") else { return nil }
        let path = "\(folder)/\(name)"
        guard let read = try? BookFile(path: path).read() else { return nil }
        let book = LibraryBook(
          read, id: LibraryID(String(name.dropLast(4))), details: BookDetails())
        return LibraryEntry(book: book, origin: .program(path))
      }
    }
  }

  /// The texts in the order of their names, without what the player did with them.
  var all: [LibraryEntry] { books.value }
}
