import ArgumentParser
import ClientCore
import GameEngine
import Messages

extension CardCommand {
  struct Tag: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tag", abstract: "List the tags of your cards, add one to cards or remove it.",
      discussion: """
        A tag with :: is below another one: food covers food::fruit. Case and accents do not matter.
        """,
      subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: FeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the tags, with the number of cards that have each.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "The deck; all decks if it is left out.", completion: .decks)
      var deck: String?

      private struct TagJSON: Encodable {
        let tag: String
        let cards: Int
      }

      func run(in feature: DecksFeature) throws {
        let presentation = feature.presentation
        let messages = presentation.messages
        let tags = try feature.cards.tags(in: deck)
        try presentation.print(tags.map { TagJSON(tag: $0.tag, cards: $0.cards) }) {
          tags.isEmpty
            ? messages("No tags yet; `wordhoard card tag add TAG --deck DECK` adds one.") + "\n"
            : try presentation.list(
              tags.map { (shortened($0.tag), DeckTexts(messages).count($0.cards)) })
        }
      }
    }

    struct Add: FeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a tag to cards.")
      @OptionGroup var options: GlobalOptions
      @OptionGroup var tagged: TagOptions

      func run(in feature: DecksFeature) throws {
        let tag = try CardTag.checked(tagged.tag)
        let changed = try feature.cards.tag(tagged.selection.selected(in: feature), with: tag)
        let name = shortened(tag.text)
        try feature.report(changed) { messages, count, number in
          messages.plural(
            count, "\(number) card has the tag \(name) now.",
            "\(number) cards have the tag \(name) now.")
        }
      }
    }

    struct Remove: FeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a tag and the tags below it from cards.")
      @OptionGroup var options: GlobalOptions
      @OptionGroup var tagged: TagOptions

      func run(in feature: DecksFeature) throws {
        let tag = try CardTag.checked(tagged.tag)
        let changed = try feature.cards.untag(tagged.selection.selected(in: feature), from: tag)
        let name = shortened(tag.text)
        try feature.report(changed) { messages, count, number in
          messages.plural(
            count, "\(number) card has lost the tag \(name).",
            "\(number) cards have lost the tag \(name).")
        }
      }
    }

    /// A tag, and the cards that get or lose it.
    struct TagOptions: ParsableArguments {
      @Argument(help: "The tag.", completion: .cardTags)
      var tag: String
      @OptionGroup var selection: CardSelectionOptions

      func validate() throws { try selection.check(selection.cards) }
    }
  }
}
