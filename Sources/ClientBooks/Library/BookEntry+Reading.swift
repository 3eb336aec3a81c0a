import Bookshelf
import ClientCore
import GameEngine
import Messages

extension BookEntry {
  /// The event that adds a book: the facts in the book, or those that the player gives instead.
  init(_ book: Book, id: LibraryID, work: String? = nil, language: String? = nil) {
    self.init(book: id)
    let metadata = book.metadata
    title = LibraryBook.line(
      metadata.rendering.isEmpty
        ? metadata.title : "\(metadata.title) (\(metadata.rendering))")
    // Add as many authors as fit.
    authors = metadata.authors.map(LibraryBook.line).filter { !$0.isEmpty }
      .reduce(into: []) { kept, author in
        let length = kept.reduce(author.utf8.count) { $0 + $1.utf8.count + 1 }
        if length <= CardEntry.longest { kept.append(author) }
      }
    self.language = LibraryBook.tag(language ?? metadata.languages.first ?? "")
    self.work = LibraryBook.line(work ?? metadata.work)
    format = book.format.rawValue
    chapters = book.chapters.count
    words = book.documents.lazy.filter { $0.isLinear || $0.name != "license" }.reduce(0) {
      $0 + $1.words(in: 0..<$1.text.count).count
    }
  }
}

extension LibraryBook {
  /// A book as it is when an entry has added it.
  init(_ entry: BookEntry) {
    self.init(id: entry.book)
    apply(entry, at: nil)
  }

  /// The ID of its content, under which the cache and the search index have its text. In another encoding it is another text.
  static func contentID(_ id: LibraryID, encoding: String) -> LibraryID {
    LibraryID(id.rawValue + encoding.utf8.map { String($0, radix: 16) }.joined())
  }

  /// A text on one line, cut to the maximum length of a journal text.
  static func line(_ text: String) -> String {
    var line = shortened(CardText.cleaned(text).onOneLine, to: 512)
    while line.utf8.count > CardEntry.longest { line.removeLast() }
    return line
  }

  /// The tag of a language; empty for an unknown one. A name without a tag stays as it is.
  static func tag(_ language: String) -> String {
    let name = line(language.replacing("_", with: "-"))
    let tag = LanguageTag.tag(of: name)
    guard tag == LanguageTag.unknown else { return tag }
    return name.lowercased() == LanguageTag.unknown ? "" : name
  }
}
