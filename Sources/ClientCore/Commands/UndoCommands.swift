import Messages

/// The command that takes the last change back.
package struct UndoCommands {
  package let changes: Changes
  package let presentation: Presentation

  private struct Answer: Encodable { let undone: String }

  /// Takes back the last change of decks, cards, books or settings, and names it.
  ///
  /// - Throws: `ClientError` if there is none.
  package func undo() throws {
    let text = UndoTexts(presentation.messages).text(of: try changes.undo())
    try presentation.print(Answer(undone: text)) { presentation.paragraphs([text]) }
  }
}
