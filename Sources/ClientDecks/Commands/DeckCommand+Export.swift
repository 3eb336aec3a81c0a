import ArgumentParser
import ClientCore
import Exchange
import GameEngine
import Messages

extension DeckCommand {
  struct Export: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write a deck and the decks in it into a file.",
      discussion: """
        The ending is the format: .apkg for Anki, .txt for Anki as text, .csv, .tsv, .quizlet, or .jsonl, from \
        which `wordhoard import` restores everything.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @Argument(help: "The file.", completion: .file())
    var file: String
    @Flag(help: "Also write how well you know each card, for .apkg and .jsonl.")
    var withMemory = false
    @Flag(help: "Replace an existing file without asking.")
    var force = false

    private struct ExportJSON: Encodable {
      let deck, file: String
      let cards: Int
    }

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let messages = presentation.messages
      if ExportFormat(path: file) != nil {
        let replacement = FileReplacement(presentation: presentation)
        guard try replacement.isAllowed(file, without: force) else { return }
      }
      let count = try feature.exporter.run(deck, to: file, withMemory: withMemory)
      let keepsMemory = [.anki, .jsonLines].contains(ExportFormat(path: file))
      try presentation.print(ExportJSON(deck: deck, file: file, cards: count)) {
        let number = messages.number(count)
        return presentation.paragraphs(
          [
            messages.plural(
              count, "\(number) card written to \(file).", "\(number) cards written to \(file).")
          ]
            + (withMemory && !keepsMemory
              ? [
                messages("This format cannot contain how well you know them; .apkg and .jsonl can.")
              ]
              : []))
      }
    }
  }
}
