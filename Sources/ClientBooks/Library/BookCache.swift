import Bookshelf
import ClientCore
import FoundationEssentials
import GameEngine
import Glibc
import Kit

/// The texts of books in the cache folder. They can be deleted, and are then made again from the files.
struct BookCache: Sendable {
  /// The folder of the texts.
  let folder: String

  /// - Parameter folder: the folder for what can be made again.
  init(folder: String) { self.folder = "\(folder)/books" }

  func path(of id: LibraryID) -> String? {
    // IDs come from other devices, too.
    let isPlain = id.rawValue.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return isPlain && !id.rawValue.isEmpty ? "\(folder)/\(id.rawValue)" : nil
  }

  /// The text of a book; nil if it is not there.
  func book(_ id: LibraryID) -> Book? {
    guard let path = path(of: id), let bytes = FileManager.default.contents(atPath: path),
      let book = KeptBook.book(Array(bytes)), LibraryID(digest: book.id.description) == id
    else { return nil }
    return book
  }

  /// The text of a book, of which only parts are read; nil if it is not there, or has another length.
  func passages(of id: LibraryID, length: Int) -> KeptPassages? {
    path(of: id).flatMap { KeptPassages(path: $0, length: length) }
  }

  /// Whether the text of a book is there.
  func contains(_ id: LibraryID) -> Bool { path(of: id).map { access($0, R_OK) == 0 } ?? false }

  /// Keeps the text of a book. Without room for it, nothing is lost.
  func keep(_ book: Book) {
    guard let path = path(of: LibraryID(digest: book.id.description)) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? PrivateFile.write(KeptBook.bytes(of: book), to: path)
  }

  /// What our own texts say about themselves, as it was kept.
  func ownTexts() -> String? {
    FileManager.default.contents(atPath: "\(folder)/texts").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Keeps what our own texts say about themselves.
  func keepOwnTexts(_ facts: String) {
    try? PrivateFile.write(facts.utf8, to: "\(folder)/texts")
  }

  /// Deletes the text and the cover of a book.
  func remove(_ id: LibraryID) {
    guard let path = path(of: id) else { return }
    unlink(path)
    unlink(coverPath(path))
  }
}
