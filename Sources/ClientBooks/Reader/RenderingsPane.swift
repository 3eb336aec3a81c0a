import ClientCore
import GameEngine
import Messages
import Terminal

/// The renderings of a work: their order, and which of them are in the cycle.
struct RenderingsPane: Sendable {
  private(set) var choices: [Renderings.Choice]
  private(set) var choice: Choice
  private let current: LibraryID

  /// - Parameter current: the id of the open rendering.
  init(_ choices: [Renderings.Choice], current: LibraryID) {
    (self.choices, self.current) = (choices, current)
    choice = Choice(choices.firstIndex { $0.entry.id == current } ?? 0)
  }

  /// The rendering of a row; nil if there is none.
  ///
  /// - Parameter row: -1 for the chosen one.
  func entry(ofRow row: Int) -> LibraryEntry? {
    let row = row < 0 ? choice.place : row
    return choices.indices.contains(row) ? choices[row].entry : nil
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: choices.count, height: height)
  }

  /// Adds the chosen rendering to the cycle, or removes it.
  mutating func tick() {
    guard choices.indices.contains(choice.place) else { return }
    choices[choice.place].isInCycle.toggle()
  }

  /// Moves the chosen rendering by `steps` in the order.
  mutating func shift(by steps: Int) {
    let (from, to) = (choice.place, choice.place + steps)
    guard choices.indices.contains(from), choices.indices.contains(to) else { return }
    choices.swapAt(from, to)
    choice = Choice(to)
  }

  func draw(in area: Area, messages: Messages) {
    let title = messages("Renderings that `r` goes through")
    let y = area.paragraph(RichText(title, .heading))
    area.part(y: y + 1).list(count: choices.count, choice: choice) { number, row, isSelected in
      let shown = choices[number]
      row.put(shown.isInCycle ? "[x]" : "[ ]", Ink.key.selected(isSelected))
      let isHere = shown.entry.id == current
      let title = CellText.truncated(shown.entry.title, width: row.width - 6)
      row.put(title, x: 4, Ink(isHere ? .strong : .text).selected(isSelected))
    }
  }
}
