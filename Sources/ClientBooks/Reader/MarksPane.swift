import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// The marks of a book, as a list to choose from.
struct MarksPane: Sendable {
  let marks: [OpenedBook.Mark]
  private(set) var choice = Choice()

  init(_ marks: [OpenedBook.Mark], choice: Choice = Choice()) {
    self.marks = marks
    self.choice = choice
    self.choice.fit(count: marks.count)
  }

  /// The mark of a row; nil if there is none.
  ///
  /// - Parameter row: -1 for the chosen one.
  func mark(ofRow row: Int) -> OpenedBook.Mark? {
    let row = row < 0 ? choice.place : row
    return marks.indices.contains(row) ? marks[row] : nil
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: marks.count, height: height)
  }

  func draw(in area: Area, _ pages: BookPages) {
    area.list(count: marks.count, choice: choice) { number, row, isSelected in
      let mark = marks[number]
      row.put(mark.mark.kind.sign, Ink.key.selected(isSelected))
      let page = String(pages.number(of: mark.start) + 1)
      let texts = [mark.mark.note, mark.mark.text].filter { !$0.isEmpty }
      row.put(
        CellText.truncated(texts.joined(separator: " · "), width: row.width - page.count - 4), x: 2,
        Ink.text.selected(isSelected))
      row.putRight(page, Ink.dim.selected(isSelected))
    }
  }
}

extension LibraryMark.Kind {
  /// The character in the margin beside the marked text.
  var sign: String {
    switch self {
    case .bookmark: "⚑"
    case .highlight: "▌"
    case .note: "✎"
    case .favorite: "★"
    }
  }
}
