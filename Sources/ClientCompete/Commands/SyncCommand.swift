import ArgumentParser
import ClientCore
import Journal
import Messages

struct SyncCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", _superCommandName: "wordhoard",
    abstract: "Synchronize your journal with the server.",
    discussion: "Nothing is ever lost: both sides get the union of all events.")
  @OptionGroup var options: GlobalOptions

  func run(in feature: CompeteFeature) async throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let line = ProgressLine(host: presentation.host)
    let report: SyncReport
    do {
      defer { line.clear() }
      report = try await feature.core.sync.run { line.show($0.text(in: messages)) }
    }
    let synced = Synced(received: report.received, sent: report.sent, refused: report.refused)
    try presentation.print(synced) { presentation.paragraphs([report.summary(in: messages)]) }
  }

  /// The result of a sync, as `--json` prints it.
  private struct Synced: Encodable {
    let received: Int
    let sent: Int
    let refused: Int
  }
}
