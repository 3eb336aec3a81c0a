import ClientCore
import GameEngine
import Messages
import Terminal

/// What keys do with the word of the last verdict, while it is read or the next question is open.
struct VerdictActions: Sendable {
  /// Keeps favorites, and the words that the player says to know.
  let lists: WordLists
  let speech: Speech
  let navigator: Navigator<PlayRoute>
  let messages: Messages

  /// Does something with the word of a verdict: makes it a favorite or not, lets it rest, opens its page, says it, or makes
  /// a card of it.
  func effects(
    of message: GameScreen.Message, on verdict: VerdictEvent
  ) -> [Effect<GameScreen.Message>] {
    let (word, name) = (verdict.word, verdict.headword)
    let failed = { @Sendable [messages] (error: ClientError) -> GameScreen.Message in
      .noted(Toast(error.text(in: messages), isError: true))
    }
    switch message {
    case .lookUp: return [.open(navigator.screen(.words([word], place: 0)))]
    case .card: return [.open(navigator.screen(.card(CardStart(verdict))))]
    case .know:
      return [
        .attempt(messages("writing"), failed: failed) { [lists] in
          .known(try lists.know(word))
        }
      ]
    case .sayAnswer:
      return [
        .attempt(messages("saying \(name)"), failed: failed) { [speech] in
          try speech.say(name)
          return .noted(nil)
        }
      ]
    default:
      return [
        .attempt(messages("writing"), failed: failed) { [lists, messages] in
          let kept = try lists.toggleFavorite(word)
          return .kept(
            kept ? word : nil, Toast(WordTexts(messages).favorite(name, kept: kept)))
        }
      ]
    }
  }
}
