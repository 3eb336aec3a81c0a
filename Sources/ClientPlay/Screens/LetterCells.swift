import ClientCore
import GameEngine
import Terminal

/// A cell for each letter of a word that is typed; more letters than cells go on in the open.
struct LetterCells {
  private let count: Int
  private let letters: [Character]
  private let cursor: Int

  /// The cells of a question whose number of letters is known; nil if it asks for several words or a missing half, if
  /// the cells do not fit, or a letter does not fit into a cell.
  init?(_ question: Question, typed: Field, width: Int) {
    // Of a word with given letters, the half or the whole is typed.
    guard question.input == .word, question.task != .completeWord, question.clue.words == nil,
      let count = question.clue.letters,
      4 * (count + 1) <= width, typed.text.count < width / 4,
      typed.text.allSatisfy({ CellText.width(of: String($0)) == 1 })
    else { return nil }
    (self.count, letters) = (count, Array(typed.text))
    cursor = typed.shown(width: .max).cursor
  }

  /// Draws the cells on one row.
  func draw(in row: Area) {
    for place in 0..<max(count, letters.count) {
      let isCell = place < count
      let letter = letters.indices.contains(place) ? String(letters[place]) : isCell ? "_" : " "
      let ink: Ink = isCell ? .untried.selected(place < letters.count) : .wrong
      row.put(" \(letter) ", x: 4 * place, ink)
    }
    row.setCursor(x: 4 * cursor + 1, y: 0)
  }
}
