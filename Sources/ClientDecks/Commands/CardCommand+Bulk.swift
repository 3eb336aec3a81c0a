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
      try feature.report(moved, of: cards, isOne: named.count == 1) { messages, card in
        let deck = card.deck.path.description
        return messages("\(card.card.term) is in \(deck) now.")
      } several: { messages, count, number in
        let deck = moved.first?.deck.path.description ?? ""
        return messages.plural(
          count, "\(number) card is in \(deck) now.", "\(number) cards are in \(deck) now.")
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
      try feature.report(changed, of: cards, isOne: selection.isOneCard) { messages, card in
        messages("\(card.card.term) rests; `wordhoard card resume \(card.shortID)` ends that.")
      } several: { messages, count, number in
        messages.plural(count, "\(number) card rests now.", "\(number) cards rest now.")
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
      try feature.report(changed, of: cards, isOne: selection.isOneCard) { messages, card in
        messages("\(card.card.term) is asked again.")
      } several: { messages, count, number in
        messages.plural(
          count, "\(number) card is asked again.", "\(number) cards are asked again.")
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
      try feature.report(cards, of: cards, isOne: selection.isOneCard) { messages, card in
        messages("\(card.card.term) is removed; `wordhoard undo` brings it back.")
      } several: { messages, count, number in
        messages.plural(count, "\(number) card is removed.", "\(number) cards are removed.")
      }
    }
  }
}
