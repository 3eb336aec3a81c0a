import ClientCore
import GameEngine
import Messages

/// The texts about decks and cards, for line mode and the full screen.
struct DeckTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The codes of the languages of a deck: `spa-eng`.
  func pair(_ pair: LanguagePair) -> String { shortened(pair.text) }

  /// A language in a list, with its code: `Spanish (spa)`.
  func language(_ code: String) -> String {
    let name = LanguageTexts(messages).name(of: code)
    return shortened(name == code ? code : "\(name) (\(code))")
  }

  /// Sentences about the consequences of a deck's languages; empty if there are none to mention.
  ///
  /// - Parameter isCovered: whether a dictionary translates between the languages.
  func remarks(on pair: LanguagePair, isCovered: Bool) -> [String] {
    var remarks: [String] = []
    if !pair.isMonolingual, !isCovered {
      let names = LanguageTexts(messages)
      let (term, definition) = (names.name(of: pair.term), names.name(of: pair.definition))
      remarks.append(
        messages(
          """
          No installed dictionary translates between \(shortened(term)) and \(shortened(definition)); \
          everything but proposals works.
          """))
    }
    if [pair.term, pair.definition].contains(where: LanguageTag.isRightToLeft) {
      remarks.append(
        messages(
          """
          Text from right to left is in the right order in Konsole, mlterm and GNOME's terminals. \
          Others show its letters in reverse.
          """))
    }
    return remarks
  }

  /// The number of cards as text: `12 cards`.
  func count(_ count: Int) -> String {
    messages.plural(count, "\(count) card", "\(count) cards")
  }

  /// How sure a translation is, by the number of dictionaries that contain it.
  func agreement(of dictionaries: Int) -> String {
    messages("\(messages.number(dictionaries)) dictionaries agree")
  }

  /// The name of a card's field, in a list.
  func name(of field: CardField) -> String { messages(NameTexts.phrase(of: field)) }

  /// The counts of a deck: `12 cards, 3 due: 2 new, 2 hard, 5 shaky, 3 known`.
  func contents(of summary: DeckSummary) -> String {
    var parts = [count(summary.cards)]
    if summary.due > 0 { parts.append(messages("\(summary.due) due", context: "cards")) }
    let sections = NameTexts(messages).counts(summary.difficulty, new: summary.new)
    let text = messages.commaSeparated(parts)
    return sections.isEmpty || summary.cards == 0 ? text : "\(text): \(sections)"
  }

  /// When the cards of a deck come back: `back at 90 %`; nil if the deck does not say.
  func goal(_ goal: DeckGoal) -> String? {
    var parts: [String] = []
    if let percent = goal.percent {
      parts.append(messages("back at \(percent) %", context: "cards"))
    }
    if let days = goal.longestInterval {
      parts.append(
        messages.plural(days, "after \(days) day at most", "after \(days) days at most"))
    }
    return parts.isEmpty ? nil : messages.commaSeparated(parts)
  }

  /// A deck in a list: its title, its counts, its languages, and when its cards come back.
  func line(of summary: DeckSummary) -> String {
    var parts = [contents(of: summary)]
    if !summary.deck.deck.title.isEmpty { parts.insert(shortened(summary.deck.deck.title), at: 0) }
    if let pair = summary.deck.pair { parts.append(self.pair(pair)) }
    if let goal = goal(summary.deck.goal) { parts.append(goal) }
    return parts.joined(separator: "; ")
  }

  /// What to do about a card that is forgotten again and again, as a command.
  func advice(on card: DeckCard) -> String {
    let (lapses, id) = (
      WordTexts(messages).lapses(of: card.standing.state), shortened(card.shortID)
    )
    if card.card.example.isEmpty {
      return messages("\(lapses); add an example: `wordhoard card edit \(id) --example TEXT`")
    }
    if card.card.note.isEmpty {
      return messages("\(lapses); add a hint for yourself: `wordhoard card edit \(id) --note TEXT`")
    }
    return messages(
      """
      \(lapses); change its texts with `wordhoard card edit \(id)`, or let it rest: `wordhoard card suspend \(id)`
      """)
  }

  /// A card in a list: its definition, its short id, and whether it rests.
  func line(of card: DeckCard) -> String {
    let line = "\(shortened(card.card.definition, to: 200)) (\(shortened(card.shortID)))"
    return card.card.isSuspended ? messages.commaSeparated([line, rests]) : line
  }

  /// That a card is suspended.
  var rests: String { messages("rests", context: "a card") }
}
