import ClientCore
import GameEngine
import Messages
import Terminal

/// The next step after a round: to meet what was missed again, to learn, or another round.
struct ResultStep: Sendable {
  let panel: NextPanel
  /// What Enter does, for the footer.
  let verb: String
  let request: GameRequest

  /// - Parameters:
  ///   - mode: the mode of the round.
  ///   - again: the request for another such round; nil if there is none.
  init(_ result: ResultEvent, mode: Mode, again: GameRequest?, messages: Messages) {
    let missed = (result.words ?? []).filter { !$0.isRight }
    if mode == .learn, let again {
      request = again
      verb = messages.command("go on")
      panel = NextPanel(
        key: "l", title: messages("Another session"),
        lines: [[RichText(messages("words that fade first, and new ones"), .dim)]])
    } else if !missed.isEmpty {
      var learn = LearnRequest()
      learn.items = missed.map(\.word)
      request = .learn(learn)
      verb = messages.command("meet them")
      let count = messages.number(missed.count)
      let terms = missed.prefix(4).map(\.headword).joined(separator: ", ")
      panel = NextPanel(
        key: "l",
        title: messages.plural(
          missed.count, "Meet the missed word again", "Meet the \(count) missed words again"),
        lines: [
          [
            RichText(missed.count > 4 ? "\(terms) …" : terms, .word),
            RichText(messages("while the answers are fresh"), .dim),
          ]
        ])
    } else if let again {
      request = again
      verb = messages.command("again")
      panel = NextPanel(key: "a", title: messages("Another round"))
    } else {
      request = .learn(LearnRequest())
      verb = messages.command("learn")
      panel = NextPanel(
        key: "l", title: messages("Learn"),
        lines: [[RichText(messages("words that fade first, and new ones"), .dim)]])
    }
  }
}
