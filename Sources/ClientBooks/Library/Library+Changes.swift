package import Bookshelf
import ClientCore
package import GameEngine
import Journal
import Kit
import Messages

extension Library {
  /// Writes the changed facts about a book to the journal, with texts as the player typed them.
  ///
  /// - Throws: `ClientError`.
  package func edit(_ change: BookEntry) throws {
    var body = change
    body.title = change.title.map(LibraryBook.line)
    body.authors = change.authors.map { $0.map(LibraryBook.line).filter { !$0.isEmpty } }
    body.language = change.language.map(LibraryBook.tag)
    body.encoding = try Library.checkedEncoding(change.encoding)
    try Library.check(
      body.encoding,
      for: try store.books().book(change.book).flatMap { BookFormat(rawValue: $0.format) })
    body.tags = change.tags.map(CardText.list)
    guard body.texts.allSatisfy({ $0.text.utf8.count <= CardEntry.longest }) else {
      throw ClientError(
        .textTooLong, "this is too long for a book",
        remedy: "a field has at most \(CardEntry.longest) bytes", exit: .usage)
    }
    if body != BookEntry(book: body.book) { try store.write(.book(body)) }
  }

  /// Removes a book from the library. Its file, place and marks are kept.
  ///
  /// - Throws: `JournalError`.
  package func remove(_ entry: LibraryEntry) throws {
    var body = BookEntry(book: entry.id)
    body.removed = true
    try store.write(.book(body))
    forget(entry)
  }

  /// Writes the place that the player has reached in a book, unless it is unchanged.
  ///
  /// - Parameter pace: the words and time read since the last place.
  /// - Throws: `JournalError`.
  package func setPosition(
    _ position: BookPosition, of id: LibraryID, pace: ReadingPace = ReadingPace()
  ) throws {
    let position = ReadingPosition(position)
    let shelf = try store.books()
    if try shelf.book(id)?.position != position {
      try store.write(.place(PlaceEntry(book: id, position: position, pace: pace)))
    }
    try shelf.removeOpenPlace(of: id)
  }

  // MARK: - Marks

  /// The maximum size in bytes of the stored part of a marked text.
  private static let longestText = 2000

  /// The marks of an open book in their current state.
  ///
  /// - Throws: `JournalError`.
  package func marks(in opened: OpenedBook) throws -> [OpenedBook.Mark] {
    OpenedBook.placed(try store.books().marks(in: opened.entry.id), in: opened.book)
  }

  /// Marks a place, or the text up to `end` if there is one.
  ///
  /// - Parameter note: the player's note; empty for none.
  /// - Returns: the id of the mark.
  /// - Throws: `ClientError` if the note is too long.
  @discardableResult
  package func mark(
    _ start: BookPlace, to end: BookPlace? = nil, note: String = "", in opened: OpenedBook
  ) throws -> EventID {
    let book = opened.book
    var entry = MarkEntry(mark: host.makeID())
    entry.book = opened.entry.id
    entry.start = ReadingPosition(book.position(of: start))
    entry.end = end.map { ReadingPosition(book.position(of: $0)) }
    entry.text = Library.excerpt(start, end, in: book)
    entry.note = note.isEmpty ? nil : try Library.checked(note)
    try store.write(.mark(entry))
    return entry.mark
  }

  /// Replaces the note of a mark. An empty note makes the mark a bookmark or highlight again.
  ///
  /// - Throws: `ClientError` if the note is too long.
  package func setNote(_ note: String, of mark: EventID) throws {
    var entry = MarkEntry(mark: mark)
    entry.note = try Library.checked(note)
    try store.write(.mark(entry))
  }

  /// Removes a mark.
  ///
  /// - Throws: `JournalError`.
  package func removeMark(_ mark: EventID) throws {
    var entry = MarkEntry(mark: mark)
    entry.removed = true
    try store.write(.mark(entry))
  }

  private static func checked(_ note: String) throws(ClientError) -> String {
    let note = CardText.cleaned(note)
    guard note.utf8.count <= CardEntry.longest else {
      throw ClientError(
        .textTooLong, "the note is too long",
        remedy: "a field has at most \(CardEntry.longest) bytes", exit: .usage)
    }
    return note
  }

  /// The marked text; for a place, the beginning of the text after it.
  private static func excerpt(_ start: BookPlace, _ end: BookPlace?, in book: Book) -> String {
    guard book.documents.indices.contains(start.document) else { return "" }
    let document = book.documents[start.document]
    let stop = end.map { $0.document > start.document ? document.text.count : $0.offset }
    let limit = start.offset + (stop == nil ? 120 : longestText)
    let range = start.offset..<max(start.offset, min(stop ?? limit, limit))
    var text = document.string(range.clamped(to: 0..<document.text.count))
    // Cut the beginning of a text at the end of a word.
    if stop == nil, limit < document.text.count,
      let blank = text.suffix(30).lastIndex(where: \.isWhitespace)
    {
      text = text[..<blank] + "…"
    }
    let line = CardText.cleaned(text).split { $0 == "\n" || $0 == "\t" }.joined(separator: " ")
    // The range may end inside a character.
    return String(line.trimming { $0 == "\u{FFFD}" })
  }
}
