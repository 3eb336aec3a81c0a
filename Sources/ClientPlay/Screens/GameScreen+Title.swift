import ClientCore
import GameEngine
import Messages
import Terminal

extension GameScreen {
  var title: String {
    guard let header = view.header else { return "" }
    var parts = [RoundTexts(messages).title(of: header, today: now().localDate)]
    if case .play(let practice) = request, practice.forms.count == 1 {
      parts += practice.forms.map { NameTexts(messages).name(of: FormID($0)) }
    }
    return parts.joined(separator: " · ").capitalizingFirst
  }

  /// The place of the question, and the score.
  var aside: RichText {
    guard let question = view.question else { return "" }
    return RichText(RoundTexts(messages).standing(of: question, in: view.header), .dim)
      .adding("   \(messages.number(view.score))", .gold)
  }
}
