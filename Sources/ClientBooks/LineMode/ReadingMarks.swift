import Bookshelf
import ClientCore
import GameEngine
import Kit
import Messages

/// The commands for marks and favorite chapters in line mode.
struct ReadingMarks {
  let features: BookReader.Features
  let opened: OpenedBook

  private var book: Book { opened.book }
  private var presentation: Presentation { features.presentation }
  private var messages: Messages { presentation.messages }
  private var texts: BookTexts { BookTexts(messages) }

  /// Marks a paragraph or sentence, with a note unless it is empty.
  func mark(_ range: BookRange, note: String) throws {
    try features.library.mark(range.place, to: range.end, note: note, in: opened)
    presentation.say(messages("Marked: \(book.written(range.place))."))
  }

  /// Lists the marks in the order of their places, with their numbers.
  func list() throws {
    let marks = try features.library.marks(in: opened)
    guard !marks.isEmpty else {
      return presentation.say(messages("No marks in this book yet."))
    }
    for (number, mark) in marks.enumerated() {
      presentation.say(
        "\(number + 1)  \(texts.place(of: mark, in: book)): \(texts.text(of: mark))")
    }
  }

  /// Removes the mark with a number of the list, from 1.
  ///
  /// - Throws: `ClientError` if there is no such mark.
  func remove(_ text: String) throws {
    let marks = try features.library.marks(in: opened)
    guard let number = Int(text), number > 0, number <= marks.count else {
      throw ClientError(
        .unknownPlace, "there is no mark \"\(shortened(text))\"",
        remedy: "`:marks` lists the marks with their numbers", exit: .usage)
    }
    let mark = marks[number - 1]
    try features.library.removeMark(mark.mark.id)
    let name = texts.place(of: mark, in: book)
    presentation.say(messages("\(name) is removed; `wordhoard undo` brings it back."))
  }

  // MARK: - Favorites

  /// Makes the chapter of a place a favorite, or removes it from the favorites.
  func toggleFavorite(_ place: BookPlace) throws {
    guard let key = book.workPlace(of: place).map({ WorkChapter.key(of: $0.key) }) else {
      return presentation.say(messages("This book has no chapters with numbers."))
    }
    presentation.say(
      try features.renderings.toggleFavorite(key, of: opened.entry.book)
        ? messages("Chapter \(shortened(key)) is a favorite.")
        : messages("Chapter \(shortened(key)) is no longer a favorite."))
  }

  /// Lists the favorite chapters in the order of the book.
  func listFavorites() throws {
    let keys = try features.renderings.favorites(of: opened.entry.book)
    let chapters = WorkChapter.all(in: book).filter { keys.contains($0.key) }
    for chapter in chapters {
      presentation.say("\(chapter.key)  \(shortened(chapter.title, to: 200))".trimmingBlanks)
    }
    if chapters.isEmpty {
      presentation.say(messages("No chapter is a favorite yet; `:favorite` makes this one so."))
    }
  }
}
