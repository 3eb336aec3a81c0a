import ArgumentParser
import ClientCore
import GameEngine
import Messages

extension CardCommand {
  struct Move: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "move", abstract: "Move cards to another deck, which is created if necessary.",
      discussion: "Without --to, the deck follows the cards.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var selection: CardSelectionOptions
    @Option(help: ArgumentHelp("The deck.", valueName: "deck"), completion: .decks)
    var to: String?

    private var target: String? { to ?? selection.cards.last }
    private var named: [String] { to == nil ? selection.cards.dropLast() : selection.cards }

    func validate() throws {
      guard target != nil else {
        throw ValidationError("give the deck, after the cards or with --to")
      }
      try selection.check(named)
    }

    func run(in feature: DecksFeature) throws {
      let cards = try selection.selected(named, in: feature)
      let moved = try feature.cards.move(cards, to: target ?? "")
      if named.count == 1, let card = moved.first ?? cards.first {
        let (term, deck) = (card.card.term, card.deck.path.description)
        return try feature.report(card) { messages in messages("\(term) is in \(deck) now.") }
      }
      let deck = moved.first?.deck.path.description ?? ""
      try feature.report(moved) { messages, number in
        messages.plural(
          moved.count, "\(number) card is in \(deck) now.", "\(number) cards are in \(deck) now.")
      }
    }
  }

  struct Suspend: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "suspend", abstract: "Let cards rest: nothing asks them until you resume them.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var selection: CardSelectionOptions

    func validate() throws { try selection.check(selection.cards) }

    func run(in feature: DecksFeature) throws {
      let cards = try selection.selected(in: feature)
      let changed = try feature.cards.suspend(cards)
      if selection.isOneCard, let card = changed.first ?? cards.first {
        return try feature.report(card) { messages in
          messages("\(card.card.term) rests; `wordhoard card resume \(card.shortID)` ends that.")
        }
      }
      try feature.report(changed) { messages, number in
        messages.plural(changed.count, "\(number) card rests now.", "\(number) cards rest now.")
      }
    }
  }

  struct Resume: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "resume", abstract: "Ask suspended cards again; what you know of them stays.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var selection: CardSelectionOptions

    func validate() throws { try selection.check(selection.cards) }

    func run(in feature: DecksFeature) throws {
      let cards = try selection.selected(in: feature)
      let changed = try feature.cards.suspend(cards, false)
      if selection.isOneCard, let card = changed.first ?? cards.first {
        return try feature.report(card) { messages in
          messages("\(card.card.term) is asked again.")
        }
      }
      try feature.report(changed) { messages, number in
        messages.plural(
          changed.count, "\(number) card is asked again.", "\(number) cards are asked again.")
      }
    }
  }

  struct Remove: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove cards.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var selection: CardSelectionOptions

    func validate() throws { try selection.check(selection.cards) }

    func run(in feature: DecksFeature) throws {
      let cards = try selection.selected(in: feature)
      try feature.cards.remove(cards)
      if selection.isOneCard, let card = cards.first {
        return try feature.report(card) { messages in
          messages("\(card.card.term) is removed; `wordhoard undo` brings it back.")
        }
      }
      try feature.report(cards) { messages, number in
        messages.plural(
          cards.count, "\(number) card is removed.", "\(number) cards are removed.")
      }
    }
  }
}
