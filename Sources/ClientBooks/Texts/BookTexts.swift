import Bookshelf
import ClientCore
import GameEngine
import Messages

/// The texts about books, for line mode and the full screen.
struct BookTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The part of a title that distinguishes a rendering: `Close English` in `Tao Te Ching (Close
  /// English)`.
  static func rendering(_ entry: LibraryEntry) -> String {
    let title = shortened(entry.title, to: 80)
    guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return title }
    return String(title[title.index(after: open)...].dropLast())
  }

  /// The authors: `Jane Austen, Sanditon Press`; empty if unknown.
  func authors(of book: LibraryBook) -> String {
    shortened(messages.commaSeparated(book.authors.map { shortened($0, to: 80) }), to: 200)
  }

  /// The player's progress in a book: `12 % read`.
  func progress(of book: LibraryBook) -> String {
    switch book.state {
    case .unread: messages("not begun", context: "a book")
    case .reading: messages("\(percent(book.progress)) % read")
    case .finished: messages("finished", context: "a book")
    }
  }

  /// The progress in whole percent. It is 100 only at the end of the book.
  func percent(_ fraction: Double) -> Int { min(max(Int(fraction * 100), 0), 100) }

  /// The time for the rest of a book: `5 h 20 min left`; nil if it is unknown or the book is
  /// finished.
  func timeLeft(_ entry: LibraryEntry) -> String? {
    guard entry.book.state != .finished, let minutes = entry.minutesLeft(), minutes > 0 else {
      return nil
    }
    return timeLeft(minutes: minutes)
  }

  /// A time for reading on to the end: `5 h 20 min left`.
  func timeLeft(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours == 0
      ? messages("\(minutes) min left")
      : hours < 10 && rest > 0
        ? messages("\(hours) h \(rest) min left") : messages("\(hours) h left")
  }

  /// A book in a list: its authors, progress, time left and id.
  func line(of entry: LibraryEntry) -> String {
    let parts = [authors(of: entry.book), progress(of: entry.book), timeLeft(entry) ?? ""]
    return messages.commaSeparated(parts.filter { !$0.isEmpty }) + " (\(entry.id))"
  }

  /// The time for the rest of a book, for a column: `5:20 h`; nil if it is unknown or the book is
  /// finished.
  func shortTimeLeft(_ entry: LibraryEntry) -> String? {
    guard entry.book.state != .finished, let minutes = entry.minutesLeft(), minutes > 0 else {
      return nil
    }
    let rest = minutes % 60
    return minutes < 60
      ? messages("\(minutes) min")
      : messages("\(minutes / 60):\(rest < 10 ? "0" : "")\(rest) h", context: "hours and minutes")
  }

  /// The facts about a book, in rows of names and texts.
  func facts(of entry: LibraryEntry, _ opened: OpenedBook?) -> [(name: String, text: String)] {
    let book = entry.book
    var rows: [(name: String, text: String)] = []
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { rows.append((name, value)) }
    }
    add(messages("authors", context: "a book"), authors(of: book))
    let language = book.language.isEmpty ? "" : LanguageTexts(messages).name(of: book.language)
    add(messages("language", context: "a book"), shortened(language))
    add(messages("size", context: "a book"), book.words > 0 ? size(of: book) : "")
    let left = [progress(of: book), timeLeft(entry) ?? ""].filter { !$0.isEmpty }
    add(messages("progress", context: "a book"), messages.commaSeparated(left))
    add(messages("work", context: "a book"), shortened(book.work, to: 200))
    add(
      messages("tags", context: "a book"), messages.commaSeparated(book.tags.map { shortened($0) }))
    add(messages("format", context: "a book"), name(ofFormat: book.format))
    add(messages("encoding", context: "a book"), shortened(book.encoding))
    let file =
      switch entry.origin {
      case .file(let path): shortened(path, to: 500)
      case .program: messages("comes with wordhoard")
      case .elsewhere: messages("on another device")
      }
    add(messages("file", context: "a book"), file)
    let marks = opened?.marks.count ?? 0
    add(messages("marks", context: "a book"), marks > 0 ? messages.number(marks) : "")
    add(messages("ID", context: "a book"), entry.id.rawValue)
    return rows
  }

  /// The chapters of a book, in rows of numbers and titles. A number at the beginning of a title is
  /// removed.
  ///
  /// - Parameter known: the player's knowledge of the chapters' words; empty if it was not counted.
  func chapters(of book: Book, known: [ChapterKnowledge] = []) -> [(name: String, text: String)] {
    let width = String(book.chapters.count).count
    return book.chapters.indices.map { place in
      let number = String(place + 1)
      var title = name(ofChapter: place, in: book).onOneLine
      if title.hasPrefix(number + " ") { title = String(title.dropFirst(number.count + 1)) }
      if known.indices.contains(place), let expected = known[place].expected {
        title += " · \(Vocabulary.wholePercent(expected)) %"
      }
      return (String(repeating: " ", count: max(0, width - number.count)) + number, title)
    }
  }

  /// The size of a book: `55 chapters, 160,458 words`.
  func size(of book: LibraryBook) -> String {
    let (chapters, words) = (messages.number(book.chapters), messages.number(book.words))
    return messages.commaSeparated([
      messages.plural(book.chapters, "\(chapters) chapter", "\(chapters) chapters"),
      messages.plural(book.words, "\(words) word", "\(words) words"),
    ])
  }

  /// The name of a file format.
  func name(ofFormat format: String) -> String {
    switch BookFormat(rawValue: format) {
    case .text: messages("plain text", context: "a format of books")
    case .keyed: messages("text with keys", context: "a format of books")
    case .epub: "EPUB"
    case .fb2: "FB2"
    case .html: "HTML"
    case .markdown: "Markdown"
    case .pdf: "PDF"
    case .djvu: "DjVu"
    case .imp, .osis, .usfx, .mobi: format.uppercased()
    case nil: shortened(format)
    }
  }

  /// The name of a chapter: its title, else its number.
  func name(ofChapter number: Int, in book: Book) -> String {
    let title = book.chapters.indices.contains(number) ? book.chapters[number].title : ""
    return title.isEmpty ? messages("chapter \(number + 1)") : shortened(title, to: 200)
  }

  /// The name of a kind of mark.
  func name(of kind: LibraryMark.Kind) -> String {
    switch kind {
    case .bookmark: messages("bookmark", context: "a mark in a book")
    case .highlight: messages("highlight", context: "a mark in a book")
    case .note: messages("note", context: "a mark in a book")
    case .favorite: messages("favorite", context: "a mark in a book")
    }
  }

  /// The place and kind of a mark.
  func place(of mark: OpenedBook.Mark, in book: Book) -> String {
    "\(book.written(mark.start)) \(name(of: mark.mark.kind))"
  }

  /// The text of a mark, and the player's note.
  func text(of mark: OpenedBook.Mark) -> String {
    [shortened(mark.mark.text, to: 300), shortened(mark.mark.note, to: 500)]
      .filter { !$0.isEmpty }.joined(separator: " — ")
  }

  /// The marks as Markdown, under the headings of their chapters.
  func markdown(of opened: OpenedBook) -> String {
    var text = "# \(opened.entry.title.onOneLine)\n"
    let authors = authors(of: opened.entry.book)
    if !authors.isEmpty { text += "\n\(authors)\n" }
    var chapter: Int?
    for mark in opened.marks {
      let own = opened.book.chapter(at: mark.start)
      if own != chapter {
        chapter = own
        text += "\n## \(name(ofChapter: own, in: opened.book).onOneLine)\n"
      }
      text += "\n> \(mark.mark.text.onOneLine)"
      text += " (\(opened.book.written(mark.start)))\n"
      if !mark.mark.note.isEmpty { text += "\n\(mark.mark.note)\n" }
    }
    return text
  }
}
