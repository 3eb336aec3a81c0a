package import ArgumentParser
import Messages

struct UndoCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", _superCommandName: "wordhoard",
    abstract: "Take back the last change of decks, cards, books or settings.",
    discussion: """
      Again, it takes back the change before that. Changes of other devices stay, even later ones.
      """)
  @OptionGroup var options: GlobalOptions

  private struct Answer: Encodable { let undone: String }

  func run(in core: Core) throws {
    let (presentation, undone) = (core.presentation, try core.changes.undo())
    let text = UndoTexts(presentation.messages).text(of: undone)
    try presentation.print(Answer(undone: text)) { presentation.paragraphs([text]) }
  }
}

extension Core: CommandFeature {
  package static var commands: [CommandTopic: [any ParsableCommand.Type]] {
    [.data: [UndoCommand.self]]
  }

  package var core: Core { self }

  package init(_ core: Core) { self = core }
}
