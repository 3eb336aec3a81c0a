import ClientCore
import GameEngine
import Messages
import Terminal

/// The last verdict on one line, which stays until the next answer: the word with its points, and its meaning or what was
/// not exact about the answer.
struct TraceLine {
  let verdict: VerdictEvent
  /// Whether the player disputes the miss, so that it is right for them.
  let isDisputed: Bool
  let messages: Messages

  func draw(in row: Area) {
    let isRight = verdict.correct || isDisputed
    var x = row.put(isRight ? "✓ " : "✗ ", isRight ? .right : .wrong)
    x = row.put(verdict.cited?.first ?? verdict.headword, x: x, .word)
    if verdict.points > 0 { x = row.put(" +\(messages.number(verdict.points))", x: x, .gold) }
    let room = row.width - x - 2
    guard room > 8 else { return }
    if let remark = VerdictTexts(messages).remark(on: verdict) {
      row.put(CellText.truncated(remark, width: room), x: x + 2)
    } else {
      row.put(CellText.truncated(verdict.definition, width: room), x: x + 2, .dim)
    }
  }
}
