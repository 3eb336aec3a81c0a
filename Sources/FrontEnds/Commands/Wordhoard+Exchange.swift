import Client
import Journal

extension Wordhoard {
  /// Writes the whole journal to a file.
  ///
  /// - Throws: `ClientError`.
  package func export(to file: String) throws {
    let count = try journal.export(to: file)
    host.output.write("\(counted(count, "event")) written to \(file).\n")
  }

  /// Takes in the events of an exported journal: the union of both.
  ///
  /// - Throws: `ClientError` with file and line; then nothing was taken.
  package func importEvents(from file: String) throws {
    let showsProgress = host.display.isInteractive
    let report = try journal.importEvents(from: file) { share in
      if showsProgress { host.errors.write("\rreading \(Int(share * 100)) %") }
    }
    // All is folded here, where one waits anyway, and not with the next command.
    _ = try journal.progress()
    if showsProgress { host.errors.write("\r              \r") }
    host.output.write(
      "\(counted(report.accepted, "new event")), \(grouped(report.duplicates)) here already.\n")
  }
}
