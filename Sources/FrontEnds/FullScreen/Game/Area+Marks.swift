import Client
import Terminal

extension Area {
  /// A sign for each question of a round, on one line: right, missed, open or still to come. If there is too
  /// little room, the newest are shown.
  ///
  /// - Parameters:
  ///   - open: the question that is shown, from 1; 0 for none.
  ///   - count: the number of questions.
  ///   - isChoice: whether a click on a sign shows its question.
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
