import Bookshelf
import Client
import Messages

/// The chapters and renderings of the work in line mode.
extension BookReader {
  /// Opens another rendering at the same place.
  ///
  /// - Parameter name: its id, language or words of its title; empty for the next one.
  mutating func changeRendering(_ name: String) throws {
    let book = opened.entry.book
    let next: OpenedBook?
    if name.isEmpty {
      next = try renderings.open(1, after: book)?.opened
    } else {
      next = try renderings.open(renderings.find(name, of: book)).opened
    }
    guard let next else {
      return presentation.say(
        messages("No other rendering of this work is in the cycle; `:renderings` lists all."))
    }
    if next.entry.id != opened.entry.id { try show(next) }
  }

  func listRenderings() throws {
    for choice in try renderings.choices(of: opened.entry.book) {
      let title = shortened(choice.entry.title, to: 200)
      let isHere = choice.entry.id == opened.entry.id
      presentation.say("\(title) (\(choice.entry.id))\(isHere ? "  " + messages("(here)") : "")")
    }
  }

  /// Makes the chapter of the paragraph a favorite, or no longer one.
  func toggleFavorite() throws {
    guard let key = opened.book.workPlace(of: place).map({ WorkChapter.key(of: $0.key) }) else {
      return presentation.say(messages("This book has no chapters with numbers."))
    }
    presentation.say(
      try renderings.toggleFavorite(key, of: opened.entry.book)
        ? messages("Chapter \(shortened(key)) is a favorite.")
        : messages("Chapter \(shortened(key)) is no longer a favorite."))
  }

  func listFavorites() throws {
    let keys = try renderings.favorites(of: opened.entry.book)
    let chapters = WorkChapter.all(in: opened.book).filter { keys.contains($0.key) }
    for chapter in chapters {
      presentation.say("\(chapter.key)  \(shortened(chapter.title, to: 200))".trimmingBlanks)
    }
    if chapters.isEmpty {
      presentation.say(messages("No chapter is a favorite yet; `:favorite` makes this one so."))
    }
  }
}
