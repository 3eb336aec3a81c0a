import Client
import Terminal

extension Area {
  /// A sign for each question of a round, on one line: answered rightly or not, open, to come. The newest
  /// show where there is no room for all.
  ///
  /// - Parameters:
  ///   - open: the question that is looked at, from 1; 0 for none.
  ///   - count: how many there are.
  ///   - isChoice: whether the player chooses the question that is looked at; then a click does, too.
  func marks(of view: GameView, open: Int, count: Int, isChoice: Bool = false) {
    let first = max(1, min(open, count) - width / 2 + 2)
    var x = 0
    for index in first...max(first, count) where x < width - 1 {
      let isOpen = index == open
      let (sign, ink): (String, Ink) =
        switch view.marks[index] {
        case .right: ("✓", .right)
        case .missed: ("✗", .wrong)
        case nil: isOpen ? ("▸", .key) : ("·", .dim)
        }
      if isChoice {
        setKey(.row(index - 1), for: Rect(x: x, y: 0, width: 1, height: 1))
        if isOpen { setCursor(x: x, y: 0) }
      }
      x = put(sign, x: x, ink.selected(isChoice && isOpen)) + 1
    }
  }
}
