import ArgumentParser
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database into a new file, also while the server runs.",
    discussion: """
      The copy holds everything that was acknowledged before the command began. To restore it, stop \
      the server and put the copy in the place of the database.
      """)
  @OptionGroup var options: ConfigOptions
  @Argument(help: "The new file; one that is there is never replaced.", completion: .file())
  var file: String

  func run() async throws {
    let (_, store) = try await options.existingStore()
    try await store.backup(to: file)
  }
}

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read the whole database and recompute what is folded from it.",
    discussion: "Prints each fault, and exits 65 where there is one.")
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
      throw ServerFailure(
        "\(settings.databasePath) has faults; restore it from a backup", exit: .data)
    }
    try StandardStreams.print("\(settings.databasePath) is sound")
  }

  /// A fault as a line of output.
  private static func line(_ fault: StoreFault) -> String {
    switch fault {
    case .entry(let board, let account):
      "\(board): the entry of account \(account) differs from its results"
    case .streakDate(let account):
      "the streak of account \(account) differs from its results"
    case .ranks(let board): "\(board): the ranks in memory differ from the table"
    case .database(let message): message
    }
  }
}
