import Foundation

/// A client of a PostgreSQL database that keeps its connection, so that several statements are one transaction.
final class PsqlSession {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = ""

  init(_ postgres: PostgresServer) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = postgres.client([], database: PostgresServer.database)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Ends it.
  func close() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The first row of the last of some statements; empty if there is none.
  ///
  /// - Throws: `BenchError` if a statement fails.
  func run(_ statements: String) throws -> String {
    let end = "-- end of the answer"
    input.fileHandleForWriting.write(Data("\(statements);\n\\echo '\(end)'\n".utf8))
    while !received.contains("\(end)\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BenchError(message: "\(statements) failed") }
      received += String(decoding: data, as: UTF8.self)
    }
    let lines = received.split(separator: "\n", omittingEmptySubsequences: false)
    received = ""
    return lines.last { !$0.isEmpty && $0 != end }.map(String.init) ?? ""
  }
}
