import ArgumentParser
import ClientCore
import Messages

/// Adds cards from lines that the player pastes or types, or that come from a pipe.
struct CardPaster {
  let importer: CardImporter
  let presentation: Presentation

  /// Reads lines and adds their cards to a deck as one change. What was read before an interrupt is added too.
  ///
  /// - Throws: `ClientError` if no line is a card; `ExitCode` after an interrupt.
  func add(to deck: String) throws {
    let (host, messages) = (presentation.host, presentation.messages)
    _ = try Decks.checked(deck)
    if host.display.isInteractive, !presentation.isJSON {
      presentation.say(
        messages("Paste or type a card on each line, such as gato - cat. Ctrl-D ends."))
    }
    let lines = try PastedLines(from: host.input)
    guard !lines.text.allSatisfy(\.isWhitespace) else {
      if lines.exitCode != 0 { throw ExitCode(lines.exitCode) }
      throw ClientError(
        .noTerm, "a card needs a term",
        remedy: "give one after the deck, or a line such as gato - cat for each card", exit: .usage)
    }
    let report = try importer.run(ImportRequest(text: lines.text, deck: deck))
    let texts = ImportTexts(messages)
    try presentation.print(report) {
      presentation.paragraphs(
        ["\(texts.summary(of: report))."] + texts.remarks(on: report) + texts.skipped(in: report)
          + (lines.exitCode == 0 ? [] : [messages("Interrupted; the lines before are kept.")])
          + (report.added + report.updated > 0 ? [texts.canBeUndone] : []))
    }
    if lines.exitCode != 0 { throw ExitCode(lines.exitCode) }
  }
}
