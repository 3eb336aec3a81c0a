import ClientCore
import GameEngine
import Messages

/// Asks for the languages of a deck and for the cards of a starter deck. Without a terminal, nothing is asked.
struct DeckPrompt {
  let translations: Translations
  let presentation: Presentation

  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }
  private var canAsk: Bool { host.display.isInteractive && !presentation.isJSON }

  /// Asks for the languages of a deck, after listing the pairs that dictionaries cover.
  ///
  /// - Returns: the answer as typed; nil if there is no terminal to ask at, or none are wanted.
  func pair() -> String? {
    guard canAsk else { return nil }
    let texts = DeckTexts(messages)
    func ask(_ question: String, _ known: [String], _ list: (String) -> String) -> String? {
      if !known.isEmpty {
        presentation.say(list(messages.commaSeparated(known.map(texts.language))))
      }
      host.errors.write(question + " ")
      let answer = CardText.cleaned(host.input.next()?.text ?? "")
      return answer.isEmpty ? nil : answer
    }
    let term = ask(
      messages("Language of the terms, such as spa; Enter for none:"),
      translations.languages(pairedWith: nil)
    ) { messages("Dictionaries are installed for: \($0). Any other name works too.") }
    guard let term else { return nil }
    let definition = ask(
      messages("Language of the definitions; Enter for the same:"),
      translations.languages(pairedWith: term)
    ) { messages("Dictionaries translate it to and from: \($0). Any other name works too.") }
    return "\(term):\(definition ?? term)"
  }

  /// Lets the player omit cards of a list. Without a terminal, all are kept.
  ///
  /// - Returns: the cards to add; nil if the player wants none.
  func choice(of proposed: [StarterCards.Proposal]) -> [CardChange]? {
    let cards = proposed.map(\.card)
    guard canAsk else { return cards }
    let texts = DeckTexts(presentation.messages)
    for (place, proposal) in proposed.enumerated() {
      let (card, note) = (proposal.card, texts.agreement(of: proposal.dictionaries))
      presentation.say("\(place + 1). \(card.term): \(card.definition)  (\(note))")
    }
    host.errors.write(
      messages("Numbers to leave out, Enter to take all, or n for none:") + " ")
    guard let answer = host.input.next()?.text, answer.lowercased() != "n" else { return nil }
    let left = Set(answer.split { !$0.isNumber }.compactMap { Int($0) })
    let chosen = cards.enumerated().filter { !left.contains($0.offset + 1) }.map(\.element)
    return chosen.isEmpty ? nil : chosen
  }
}
