import ClientCore
import GameEngine
import Terminal

/// Short choices as panels in two columns, on a wide and high screen.
struct ChoicePanels {
  private let choices: [String]
  private let area: Area

  /// The widest text of a panel.
  private static let widest = 30
  private static let rows = 3

  /// The panels of a question from a row on; nil if there is no room for them, or a choice is too long.
  init?(_ question: Question, area: Area, y: Int) {
    choices = question.choices
    self.area = area.part(y: y)
    guard self.area.height >= height + 6, choices.count <= 4,
      choices.allSatisfy({ CellText.width(of: $0) <= ChoicePanels.widest })
    else { return nil }
  }

  /// The rows of all panels.
  var height: Int { (choices.count + 1) / 2 * (ChoicePanels.rows + 1) - 1 }

  /// Draws them. A click on a panel acts as `Key.row`.
  ///
  /// - Parameters:
  ///   - marked: the panel that Enter takes; nil for none.
  ///   - isOpen: whether choices are taken now.
  ///   - isRuledOut: whether a hint ruled a choice out.
  func draw(marked: Int?, isOpen: Bool, isRuledOut: (Int) -> Bool) {
    let width = area.width / 2 - 1
    for (place, text) in choices.enumerated() {
      let panel = area.part(
        x: place % 2 * (width + 2), y: place / 2 * (ChoicePanels.rows + 1), width: width,
        height: ChoicePanels.rows)
      let ground: Ink.Ground = place == marked ? .selected : .raised
      let isOut = isRuledOut(place)
      panel.clear(.text.on(ground))
      for y in 0..<ChoicePanels.rows { panel.put("▌", y: y, .border.on(ground)) }
      panel.put("\(place + 1)", x: 3, y: 1, (isOut || !isOpen ? Ink.dim : .key).on(ground))
      panel.put(isOut ? "✗ \(text)" : text, x: 6, y: 1, (isOut ? Ink.dim : .text).on(ground))
      panel.setKey(.row(place), for: panel.bounds)
      if place == marked { panel.setCursor(x: 3, y: 1) }
    }
  }
}
