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

  /// What was not exact; without the word if that is on the line already.
  private var remark: String? {
    let texts = VerdictTexts(messages)
    let difference = verdict.answer == verdict.headword ? texts.difference(in: verdict) : nil
    return difference ?? texts.remark(on: verdict)
  }

  func draw(in row: Area) {
    let isRight = verdict.correct || isDisputed
    var x = row.put(isRight ? "✓ " : "✗ ", isRight ? .right : .wrong)
    x = row.put(verdict.cited?.first ?? verdict.headword, x: x, .word)
    if verdict.points > 0 { x = row.put(" +\(messages.number(verdict.points))", x: x, .gold) }
    let room = row.width - x - 2
    guard room > 8 else { return }
    if let remark {
      row.put(CellText.truncated(remark, width: room), x: x + 2)
    } else {
      // Of an opposite, a gender or a form, the answer tells more than the meaning.
      let isTold =
        verdict.answer.contains(verdict.headword)
        || [verdict.headword, verdict.definition].contains { $0.contains(verdict.answer) }
      let text = isTold ? verdict.definition : "\(verdict.answer) · \(verdict.definition)"
      row.put(CellText.truncated(text, width: room), x: x + 2, .dim)
    }
  }
}
