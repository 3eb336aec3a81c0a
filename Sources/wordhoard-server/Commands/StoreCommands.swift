import ArgumentParser
import ScoreServer
import ScoreStore

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
    let faults = try await store.check()
    guard faults.isEmpty else {
      for fault in faults { try StandardStreams.print(StandardStreams.plain(fault)) }
      throw ServerFailure(
        "\(settings.databasePath) has faults; restore it from a backup", exit: .data)
    }
    try StandardStreams.print("\(settings.databasePath) is sound")
  }
}
