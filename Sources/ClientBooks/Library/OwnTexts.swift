import Bookshelf
import ClientCore
import FoundationEssentials
import GameEngine
import Glibc

/// The texts that come with the program. They are in every library without being added.
///
/// Their ids are the names of their files, so that places and marks survive a new version of a
/// text. Reading the files takes too long for a command, so their facts are stored in the cache
/// folder.
struct OwnTexts: Sendable {
  /// The first line of the file with the facts. It changes with the format.
  private static let format = "wordhoard-texts 1"

  private let books: Lazy<[Fact]>
  private let cache: BookCache

  /// The texts in a folder; none if the folder does not exist.
  init(folder: String, cache: BookCache) {
    self.cache = cache
    books = Lazy { OwnTexts.facts(folder, cache) }
  }

  /// The texts ordered by name, without the player's state.
  var all: [LibraryEntry] {
    books.value.map { LibraryEntry(book: $0.book, origin: .program($0.path)) }
  }

  /// The text with an id; nil if the cache does not contain it.
  func text(of id: LibraryID) -> Book? { content(of: id).flatMap(cache.book) }

  /// The id that a text has by its content, under which the cache stores it; nil if it is not one
  /// of these texts.
  func content(of id: LibraryID) -> LibraryID? {
    books.value.first { $0.book.id == id }?.content
  }

  // MARK: - Facts

  /// The facts about a text, and the version of its file.
  private struct Fact {
    var book: LibraryBook
    let path: String
    /// The size and modification time of the file.
    let stamp: String
    /// The id by the content of the text.
    let content: LibraryID

    var line: String {
      let texts = [
        book.id.rawValue, stamp, content.rawValue, book.title, book.language, book.work,
        book.format,
        String(book.chapters), String(book.words),
      ]
      return (texts + book.authors).map { $0.replacing("\t", with: " ") }.joined(separator: "\t")
    }

    init(_ read: Book, id: LibraryID, path: String, stamp: String) {
      book = LibraryBook(BookEntry(read, id: id))
      (self.path, self.stamp) = (path, stamp)
      content = LibraryID(digest: read.id.description)
    }

    /// Parses a line; nil if it is malformed, or for another version of the file.
    init?(_ line: Substring, id: LibraryID, path: String, stamp: String) {
      let texts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard texts.count >= 9, texts[0] == id.rawValue, texts[1] == stamp,
        let chapters = Int(texts[7]), let words = Int(texts[8])
      else { return nil }
      book = LibraryBook(id: id)
      (book.title, book.language, book.work, book.format) = (texts[3], texts[4], texts[5], texts[6])
      (book.chapters, book.words, book.authors) = (chapters, words, Array(texts[9...]))
      (self.path, self.stamp, content) = (path, stamp, LibraryID(texts[2]))
    }
  }

  private static func facts(_ folder: String, _ cache: BookCache) -> [Fact] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let lines = cache.ownTexts()?.split(separator: "\n") ?? []
    let kept = lines.first == format[...] ? lines.dropFirst() : []
    var isNew = false
    let facts = names.sorted().compactMap { name -> Fact? in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard name.hasSuffix(".txt"), stat(path, &status) == 0 else { return nil }
      let id = LibraryID(String(name.dropLast(4)))
      let time = status.st_mtim
      let stamp = "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
      for line in kept {
        if let fact = Fact(line, id: id, path: path, stamp: stamp) { return fact }
      }
      guard let read = try? BookFile(path: path).read() else { return nil }
      cache.keep(read)
      isNew = true
      return Fact(read, id: id, path: path, stamp: stamp)
    }
    if isNew {
      cache.keepOwnTexts(([format] + facts.map(\.line)).map { $0 + "\n" }.joined())
    }
    return facts
  }
}
