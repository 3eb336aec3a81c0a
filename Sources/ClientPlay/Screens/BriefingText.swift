import ClientCore
import Messages
import Terminal

extension Briefing {
  /// The rules of the game and the question whether the player is ready, in paragraphs.
  func texts(_ messages: Messages) -> [RichText] {
    let texts = BriefingTexts(messages)
    return [
      RichText(texts.name(of: self), .heading), RichText(), RichText(texts.sentence(on: self)),
      RichText(), RichText(texts.ready, .key),
    ]
  }
}
