import ArgumentParser
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database to a new file, also while the server runs.",
    discussion: """
      The copy contains everything that was acknowledged before the command started. To restore it, \
      stop the server and replace the database with the copy.
      """)
  @OptionGroup var options: ConfigOptions
  @Argument(help: "The new file; an existing file is never replaced.", completion: .file())
  var file: String

  func run() async throws {
    let (_, store) = try await options.existingStore()
    try await store.backup(to: file)
  }
}

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read the whole database and recompute its derived data.",
    discussion: "Prints each fault, and exits with 65 if there is one.")
  @OptionGroup var options: ConfigOptions

  func run() async throws {
    let (settings, store) = try await options.existingStore()
    let faults: [StoreFault]
    do {
      faults = try await store.check()
    } catch {
      throw StoreFileError(path: settings.databasePath, fault: .store(error))
    }
    guard faults.isEmpty else {
      for fault in faults {
        try StandardStreams.print(StandardStreams.plain(CheckCommand.line(fault)))
      }
      throw OperatorError.databaseFaulty(settings.databasePath)
    }
    try StandardStreams.print("\(settings.databasePath) has no faults")
  }

  /// A fault as a line of output.
  private static func line(_ fault: StoreFault) -> String {
    switch fault {
    case .entry(let board, let account):
      "\(board): the entry of account \(account) differs from its results"
    case .streakDate(let account):
      "the streak of account \(account) differs from its results"
    case .ranks(let board): "\(board): the ranks in memory differ from the table"
    case .orphan(let table, let parent):
      "a row of the table \(table) refers to a missing row of \(parent)"
    case .database(let message): message
    }
  }
}
