import ClientCore
import Journal
import Messages

/// Imports journals that were exported.
package struct JournalImporter {
  let files: JournalFiles
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// Adds the events that this journal does not contain yet, and prints their number.
  ///
  /// - Throws: `ClientError` with file and line; then no event was added.
  package func run(from file: String) throws {
    let line = ProgressLine(host: presentation.host)
    let report: JournalExchange.ImportReport
    do {
      defer { line.clear() }
      report = try files.importEvents(from: file) { share in
        line.show(messages("reading \(Int(share * 100)) %"))
      }
    }
    let (new, known) = (messages.number(report.accepted), messages.number(report.duplicates))
    presentation.say(
      messages.plural(
        report.accepted, "\(new) new event, \(known) here already.",
        "\(new) new events, \(known) here already."))
    let remarks = [
      refusedEvents(report.refused, in: messages), unreadEvents(report.unread, in: messages),
    ].compactMap(\.self)
    if !remarks.isEmpty { presentation.host.output.write(presentation.paragraphs(remarks)) }
  }
}
