import ArgumentParser
import ScoreStore
import ScoreStorePostgres

struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Copy a database into a new one of another kind: a file into PostgreSQL, or back.",
    discussion: """
      No server may use either of them. The first database is checked, and not changed. Then all rows are copied, compared, and \
      listed by table: name, rows and digest, separated by tabs. If it is interrupted, run it again: it continues. A server \
      uses no unfinished copy. To finish, set database.url or database.path to the second one.
      """)
  @Argument(
    help: ArgumentHelp("The database to copy: a file, or postgres://….", valueName: "from"),
    completion: .file())
  var source: String
  @Argument(
    help: ArgumentHelp("A new file, or an empty PostgreSQL database.", valueName: "to"),
    completion: .file())
  var target: String

  func validate() throws {
    guard source != target else { throw ValidationError("the two databases are the same") }
    for place in [source, target] { try ConfigOptions.rejectPassword(in: place) }
  }

  func run() async throws {
    let (source, target) = (try StoreLocation(source), try StoreLocation(target))
    // A source that cannot be copied leaves the target as it was.
    let reading = try await source.soundTables()
    try target.takeServeLock()
    let writing = try target.tablesForWriting()
    do {
      let tables = try StoreCopy(from: reading, to: writing).run { progress in
        StandardStreams.progress(Self.line(progress))
      }
      StandardStreams.progress("")
      for table in tables {
        let digest = ("0000000000000000" + String(table.digest, radix: 16)).suffix(16)
        try StandardStreams.print("\(table.table)\t\(table.rows)\t\(digest)")
      }
      let rows = tables.map(\.rows).reduce(0, +)
      try StandardStreams.print("\(rows) rows of \(source) are in \(target)")
    } catch let failure as StoreCopy.Failure {
      StandardStreams.progress("")
      switch failure {
      case .source(let error): throw OperatorError.storeAt(source, error)
      case .target(let error): throw OperatorError.storeAt(target, error)
      case .differs(let table): throw OperatorError.copyDiffers(target, table: table)
      }
    }
  }

  private static let width = 30

  /// A bar, and the table that is copied or compared.
  private static func line(_ progress: StoreCopy.Progress) -> String {
    let part = Double(progress.done) / Double(max(1, progress.total))
    let full = Int(part * Double(width))
    let bar =
      String(repeating: "█", count: full) + String(repeating: "░", count: max(0, width - full))
    return "\(bar) \(Int(part * 100)) %  \(progress.table)"
  }
}
