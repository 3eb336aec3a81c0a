import ClientCore
import Messages
import Terminal

/// The time that is left in a round, as text and as a gauge, and how far the player's best round was by now.
struct ClockLine {
  let secondsLeft: Int
  /// The milliseconds of the whole round.
  let limit: Int
  let ghost: SpeedGhost?
  /// The right answers and the questions so far.
  let right: Int
  let questions: Int
  let messages: Messages

  /// The columns of the time that is left.
  static let textWidth = 12

  /// Draws it over the first two rows.
  func draw(in page: Area) {
    let isLow = secondsLeft <= 10
    let text = "\(messages("\(secondsLeft) s left"))\(isLow ? " !" : "")"
    page.putRight(text, isLow ? .wrong : .text)
    page.part(y: 1, height: 1).gauge(
      Double(1000 * secondsLeft) / Double(max(1, limit)), isLow ? .wrong : .bar)
    guard let ghost else { return }
    let best = ghost.right(after: limit - 1000 * secondsLeft)
    let ahead = right - best
    let pace =
      ahead > 0
      ? messages("\(messages.number(ahead)) ahead of your best", context: "right answers")
      : messages("your best had \(messages.number(best))", context: "right answers by now")
    let x = page.width - CellText.width(of: text) - CellText.width(of: pace) - 3
    // The tiles of the round are worth more.
    guard x > 4 * questions + 4 || x > page.width / 2 else { return }
    page.put(pace, x: x, ahead > 0 ? .gold : .dim)
  }
}
