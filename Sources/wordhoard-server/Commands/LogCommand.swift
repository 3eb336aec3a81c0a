import ArgumentParser
import ScoreAPI
import ScoreServer
import ScoreStore

struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List what operators did to players, the oldest first.",
    discussion: """
      Prints time, operator, action, player, run and reason, separated by tabs; - if there is none. The actions are \
      disable, enable, delete, reset-password and remove-run. The operator is the user who called `sudo`, or whose \
      process it was.
      """)
  @OptionGroup var options: ConfigOptions

  func run() async throws {
    let (_, location, store) = try await options.existingStore()
    try await location.naming {
      var last: Int64 = 0
      while case let records = try await store.operatorRecords(after: last, limit: 1000),
        let end = records.last
      {
        for record in records { try StandardStreams.print(Self.line(record)) }
        last = end.number
      }
    }
  }

  private static func line(_ record: OperatorRecord) -> String {
    [
      "\(Timestamp(millis: record.act.at))", record.act.user, record.action.rawValue,
      record.username, record.run.map { "\($0)" } ?? "-", record.act.reason ?? "-",
    ].map(StandardStreams.plain).joined(separator: "\t")
  }
}
