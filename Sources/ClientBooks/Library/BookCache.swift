import Bookshelf
import ClientCore
import FoundationEssentials
import GameEngine
import Glibc
import Kit

/// The texts of books in the cache folder. Deleted ones are rebuilt from the books' files.
struct BookCache: Sendable {
  /// The path of the folder with the texts.
  let folder: String

  /// - Parameter folder: the cache folder, whose content can be rebuilt.
  init(folder: String) { self.folder = "\(folder)/books" }

  func path(of id: LibraryID) -> String? {
    // IDs may come from other devices, so they may contain any character.
    let isPlain = id.rawValue.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return isPlain && !id.rawValue.isEmpty ? "\(folder)/\(id.rawValue)" : nil
  }

  /// The text of a book; nil if it is not stored or damaged.
  func book(_ id: LibraryID) -> Book? {
    guard let path = path(of: id), let bytes = FileManager.default.contents(atPath: path),
      let book = KeptBook.book(Array(bytes)),
      id.rawValue.hasPrefix(LibraryID(digest: book.id.description).rawValue)
    else { return nil }
    return book
  }

  /// Access to parts of a book's text; nil if it is not stored, or has another length.
  func passages(of id: LibraryID, length: Int) -> KeptPassages? {
    path(of: id).flatMap { KeptPassages(path: $0, length: length) }
  }

  /// Whether the text of a book is stored.
  func contains(_ id: LibraryID) -> Bool { path(of: id).map { access($0, R_OK) == 0 } ?? false }

  /// Stores the text of a book. An error is ignored, because the text can be read from the file
  /// again.
  ///
  /// - Parameter id: the ID of its content; nil for that of its bytes.
  func keep(_ book: Book, as id: LibraryID? = nil) {
    guard let path = path(of: id ?? LibraryID(digest: book.id.description)) else { return }
    try? PrivateFile.write(KeptBook.bytes(of: book), to: path, creating: folder)
  }

  /// The stored facts about Wordhoard's own texts; nil if there are none.
  func ownTexts() -> String? {
    FileManager.default.contents(atPath: "\(folder)/texts").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Stores the facts about Wordhoard's own texts.
  func keepOwnTexts(_ facts: String) {
    try? PrivateFile.write(facts.utf8, to: "\(folder)/texts")
  }

  /// Deletes the stored text and cover of a book.
  func remove(_ id: LibraryID) {
    guard let path = path(of: id) else { return }
    unlink(path)
    unlink(coverPath(path))
  }
}
