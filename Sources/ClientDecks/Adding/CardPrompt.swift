import ClientCore
import Messages

/// Asks for the texts of a card, and offers proposals.
struct CardPrompt {
  let presentation: Presentation

  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }

  /// Whether there is a terminal to ask at.
  var canAsk: Bool { host.display.isInteractive && !presentation.isJSON }

  /// Asks for the term of a card.
  ///
  /// - Throws: `ClientError` if there is no terminal to ask at, or no answer.
  func term(_ proposals: [String]) throws(ClientError) -> String {
    guard canAsk else {
      throw ClientError(
        .noTerm, "a card needs a term",
        remedy: proposals.isEmpty
          ? Phrase("give one after the deck")
          : Phrase("give one after the deck; dictionaries have: \(CardPrompt.known(proposals))"),
        exit: .usage)
    }
    let answer = ask(
      proposals, messages("The word or phrase to learn:"),
      messages("A number, or your own text; Enter takes 1:"))
    guard let answer else {
      throw ClientError(
        .noTerm, "no term was given", remedy: "nothing has changed", exit: .usage)
    }
    return Int(answer).flatMap { proposals.indices.contains($0 - 1) ? proposals[$0 - 1] : nil }
      ?? answer
  }

  /// Asks for the definition of a term. Several proposals can be chosen together.
  ///
  /// - Throws: `ClientError` if there is no terminal to ask at, or no answer.
  func definition(of term: String, _ proposals: [String]) throws(ClientError) -> String {
    guard canAsk else {
      throw ClientError(
        .noDefinition, "\(shortened(term)) has no definition",
        remedy: proposals.isEmpty
          ? Phrase("give one after the term")
          : Phrase("give one after the term; dictionaries have: \(CardPrompt.known(proposals))"),
        exit: .usage)
    }
    let answer = ask(
      proposals, messages("Definition or translation:"),
      messages("A number, several such as 1 3, or your own text; Enter takes 1:"))
    guard let answer else {
      throw ClientError(
        .noDefinition, "no definition was given", remedy: "nothing has changed", exit: .usage)
    }
    let numbers = answer.split { $0 == " " || $0 == "," }.map { Int($0) }
    let places = numbers.compactMap { $0 }.filter { proposals.indices.contains($0 - 1) }
    return places.count == numbers.count
      ? places.map { proposals[$0 - 1] }.joined(separator: "; ") : answer
  }

  /// Asks for the path of a deck, which need not exist.
  ///
  /// - Throws: `ClientError` if there is no terminal to ask at, or no answer.
  func deck() throws(ClientError) -> String {
    let error = ClientError(
      .unknownDeck, "there are no decks yet", remedy: "`wordhoard deck new DECK` creates one",
      exit: .usage)
    guard canAsk else { throw error }
    guard let answer = ask([], messages("The deck for the card, which is created:"), "") else {
      throw error
    }
    return answer
  }

  private static func known(_ proposals: [String]) -> String {
    shortened(proposals.joined(separator: "; "), to: 300)
  }

  /// Whether an answer consists of numbers, at least one of which is not the number of a proposal.
  private static func isOutside(_ answer: String, _ places: Range<Int>) -> Bool {
    let numbers = answer.split { $0 == " " || $0 == "," }.map { Int($0) }
    return numbers.allSatisfy { $0 != nil }
      && numbers.contains { number in !places.contains((number ?? 0) - 1) }
  }

  /// Lists the proposals and repeats the question until there is an answer.
  ///
  /// - Returns: the answer; `1` if it is empty and there are proposals; nil at the end of the
  ///   input.
  private func ask(
    _ proposals: [String], _ question: String, _ questionWithProposals: String
  ) -> String? {
    for (place, proposal) in proposals.enumerated() {
      presentation.say("\(place + 1). \(proposal)")
    }
    let question = proposals.isEmpty ? question : questionWithProposals
    while true {
      host.errors.write(wrapped(question, width: presentation.width) + " ")
      guard let line = host.input.next() else { return nil }
      let answer = CardText.cleaned(line.text ?? "")
      if answer.isEmpty {
        if !proposals.isEmpty { return "1" }
      } else if proposals.isEmpty || !CardPrompt.isOutside(answer, proposals.indices) {
        return answer
      }
    }
  }
}
