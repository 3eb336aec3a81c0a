import ClientCore
import Terminal

/// A tile for each question of a round, on one line: answered correctly or not, open, to come. Many
/// questions have a character each; if there is not enough space, the first ones are left out.
struct RoundMarks {
  /// The outcomes, by the numbers of the questions from 1.
  let marks: [Int: GameView.Mark]
  /// The number of the question that is shown, from 1; 0 for none.
  let open: Int
  /// The number of questions in the round.
  let count: Int
  /// Whether the player can choose the question that is shown, with keys or a click.
  var isChoice = false

  /// The most questions that have a tile of three columns.
  private static let mostWide = 13

  func draw(in area: Area) {
    let isWide = count <= RoundMarks.mostWide && 4 * count <= area.width + 1
    let step = isWide ? 4 : 2
    let first = max(1, min(open, count) - area.width / step + 2)
    for (place, index) in (first...max(first, count)).enumerated()
    where (place + 1) * step <= area.width + 1 {
      let (isOpen, x) = (index == open, place * step)
      let (sign, tile, ink): (String, Ink, Ink) =
        switch marks[index] {
        case .right: ("✓", .placed, .right)
        case .missed: ("✗", .missed, .wrong)
        case nil: isOpen ? ("▸", .untried.selected, .key) : ("·", .untried, .dim)
        }
      if isChoice {
        area.setKey(.row(index - 1), for: Rect(x: x, y: 0, width: step - 1, height: 1))
        if isOpen { area.setCursor(x: x + (isWide ? 1 : 0), y: 0) }
      }
      if isWide {
        area.put(area.hasColors ? " \(sign) " : "[\(sign)]", x: x, area.hasColors ? tile : .text)
      } else {
        area.put(sign, x: x, ink.selected(isChoice && isOpen))
      }
    }
  }
}
