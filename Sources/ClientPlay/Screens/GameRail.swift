import ClientCore
import GameEngine
import Messages
import Terminal

/// The narrow column beside a question on a wide screen: the last words with their meanings, and the
/// hoard.
struct GameRail {
  let view: GameView
  /// The number of words in the hoard; nil if it is not known.
  let hoard: Double?
  let messages: Messages

  /// The words that are shown.
  private static let words = 3

  func draw(in area: Area) {
    let latest = view.verdicts.suffix(GameRail.words).reversed()
    if !latest.isEmpty { area.put(messages("just now", context: "the last words"), .dim) }
    var y = 2
    for verdict in latest {
      area.put(verdict.correct ? "✓" : "✗", y: y, verdict.correct ? .right : .wrong)
      area.put(CellText.truncated(verdict.headword, width: area.width - 2), x: 2, y: y, .word)
      y =
        area.part(height: area.height - 2)
        .paragraph(RichText(verdict.definition, .dim, indent: 2), y: y + 1) + 1
    }
    guard let hoard, hoard >= 0.5 else { return }
    let words = HoardTexts(messages).number(hoard)
    area.put("◆ \(messages("\(words) in your hoard"))", y: area.height - 1, .gold)
  }
}
