import ClientCore
import GameEngine
import Messages
import Terminal

/// The pause before the encore: what was reached, what is safe, and what comes. No clock runs.
struct EncorePage {
  let view: GameView
  let progress: PlayerProgress
  let messages: Messages

  /// The milliseconds in which its title glows twice.
  static let glowMillis = 4 * Motion.flashMillis

  func draw(in area: Area) {
    let right = view.verdicts.count(where: \.correct)
    let (number, score) = (messages.number(right), messages.number(view.score))
    let title = " ★  \(messages("Encore", context: "the last part of a daily"))  ★ "
    var lines: [(String, Ink)] = [
      (title, area.motion?.glows() == true ? .elsewhere : .gold), ("", .text),
      (messages("\(number) right, \(score) points: what you have is safe."), .heading), ("", .text),
      (messages("Up to ten more words to type, until the first miss."), .text),
    ]
    if view.streak > 1 {
      lines.append((messages("The multiplier goes on at ×\(view.streak)."), .dim))
    }
    var y = max(0, area.height / 5)
    for (text, ink) in lines {
      area.put(text, x: max(0, (area.width - CellText.width(of: text)) / 2), y: y, ink)
      y += 1
    }
    // A miss in the last question is still to be read.
    guard let verdict = view.verdict, !verdict.correct else { return }
    let card = VerdictCard(verdict: verdict, messages: messages)
    for line in card.lines(width: area.width, height: max(0, area.height - y - 2)) {
      area.put(line, y: y + 2)
      y += 1
    }
  }
}
