import ClientCore
import Terminal

/// A character for each question of a round, on one line: answered correctly or not, open, to come.
/// If there is not enough space, the first ones are left out.
struct RoundMarks {
  let view: GameView
  /// The number of the question that is shown, from 1; 0 for none.
  let open: Int
  /// The number of questions in the round.
  let count: Int
  /// Whether the player can choose the question that is shown, with keys or a click.
  var isChoice = false

  func draw(in area: Area) {
    let first = max(1, min(open, count) - area.width / 2 + 2)
    var x = 0
    for index in first...max(first, count) where x < area.width - 1 {
      let isOpen = index == open
      let (sign, ink): (String, Ink) =
        switch view.marks[index] {
        case .right: ("✓", .right)
        case .missed: ("✗", .wrong)
        case nil: isOpen ? ("▸", .key) : ("·", .dim)
        }
      if isChoice {
        area.setKey(.row(index - 1), for: Rect(x: x, y: 0, width: 1, height: 1))
        if isOpen { area.setCursor(x: x, y: 0) }
      }
      x = area.put(sign, x: x, ink.selected(isChoice && isOpen)) + 1
    }
  }
}
