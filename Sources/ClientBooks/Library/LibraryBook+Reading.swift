import Bookshelf
import ClientCore
import GameEngine
import Messages

extension LibraryBook {
  /// What a book says about itself, and what the player says about it.
  init(_ book: Book, id: LibraryID, details: BookDetails) {
    self.init(id: id)
    let metadata = book.metadata
    title = LibraryBook.line(
      metadata.rendering.isEmpty
        ? metadata.title : "\(metadata.title) (\(metadata.rendering))")
    authors = metadata.authors.map(LibraryBook.line).filter { !$0.isEmpty }
    language = LibraryBook.tag(details.language ?? metadata.languages.first ?? "")
    work = LibraryBook.line(details.work ?? metadata.work)
    format = book.format.rawValue
    chapters = book.chapters.count
    words = book.documents.reduce(0) { $0 + $1.words(in: 0..<$1.text.count).count }
  }

  /// The change that makes a book this one.
  var entry: BookEntry {
    var entry = BookEntry(book: id)
    entry.title = title
    // As many as fit.
    entry.authors = authors.reduce(into: []) { kept, author in
      let length = kept.reduce(author.utf8.count) { $0 + $1.utf8.count + 1 }
      if length <= CardEntry.longest { kept.append(author) }
    }
    entry.language = language
    entry.work = work
    entry.format = format
    entry.chapters = chapters
    entry.words = words
    entry.removed = isRemoved ? true : nil
    return entry
  }

  /// A text on one line, at most as long as an event's.
  static func line(_ text: String) -> String {
    var line = shortened(CardText.cleaned(text).onOneLine, to: 512)
    while line.utf8.count > CardEntry.longest { line.removeLast() }
    return line
  }

  /// A language as a tag; empty if the text names none, and a name that the player made up as it is.
  static func tag(_ language: String) -> String {
    let name = line(language.replacing("_", with: "-"))
    let tag = LanguageTag.tag(of: name)
    guard tag == LanguageTag.unknown else { return tag }
    return name.lowercased() == LanguageTag.unknown ? "" : name
  }
}
