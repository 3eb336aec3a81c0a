import Bookshelf
import ClientCore
import Messages

/// The renderings of the work, in line mode.
extension BookReader {
  /// Opens another rendering at the same place.
  ///
  /// - Parameter name: its id, its language, or words of its title; empty for the next one.
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
}
