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

  /// The tiles that a movement shows.
  var moving = Moving.none

  /// What a movement does with the tiles.
  enum Moving: Equatable {
    case none
    /// The tile of a question turns from open to its outcome.
    case turns(Int)
    /// The tiles appear one after another.
    case appear
  }

  /// The milliseconds in which a tile turns.
  static let turnMillis = 130
  /// The milliseconds from one tile to the next that appears.
  static let appearMillis = 50

  /// The most questions that have a tile of three columns.
  private static let mostWide = 13

  func draw(in area: Area) {
    let isWide = count <= RoundMarks.mostWide && 4 * count <= area.width + 1
    let step = isWide ? 4 : 2
    let first = max(1, min(open, count) - area.width / step + 2)
    for (place, index) in (first...max(first, count)).enumerated()
    where (place + 1) * step <= area.width + 1 {
      let (isOpen, x) = (index == open, place * step)
      let turn = turn(of: index, at: area.motion)
      if moving == .appear, turn == 0 { continue }
      let mark = turn < 0.5 ? nil : marks[index]
      let (sign, tile, ink): (String, Ink, Ink) =
        switch mark {
        case .right: ("✓", .placed, .right)
        case .missed: ("✗", .missed, .wrong)
        case nil: isOpen ? ("▸", .untried.selected, .key) : ("·", .untried, .dim)
        }
      if isChoice {
        area.setKey(.row(index - 1), for: Rect(x: x, y: 0, width: step - 1, height: 1))
        if isOpen { area.setCursor(x: x + (isWide ? 1 : 0), y: 0) }
      }
      if isWide, (0.2..<0.8).contains(turn) {
        // The edge of a tile that turns.
        area.put(" ", x: x + 1, tile)
      } else if isWide {
        area.put(area.hasColors ? " \(sign) " : "[\(sign)]", x: x, area.hasColors ? tile : .text)
      } else {
        area.put(sign, x: x, ink.selected(isChoice && isOpen))
      }
    }
  }

  /// The share of a tile's turn that is over, 0 to 1.
  private func turn(of index: Int, at motion: Motion?) -> Double {
    guard let motion else { return 1 }
    return switch moving {
    case .turns(let turning) where turning == index: motion.share(of: RoundMarks.turnMillis)
    case .appear:
      motion.share(after: (index - 1) * RoundMarks.appearMillis, of: RoundMarks.appearMillis)
    case .none, .turns: 1
    }
  }
}
