import ArgumentParser
import Foundation

/// The entry point: arguments in, exit code out.
@main
struct ServerMain {
  static func main() async {
    do {
      var command = try ServerCommand.parseAsRoot(Array(CommandLine.arguments.dropFirst()))
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      if let known = OperatorError(error) { fail(known.message, known.exit.rawValue) }
      let message = ServerCommand.message(for: error)
      if let known = OperatorError(
        usage: Array(CommandLine.arguments.dropFirst()), message: message)
      {
        fail(known.message, known.exit.rawValue)
      }
      let code = ServerCommand.exitCode(for: error)
      guard code != .success else { return print(ServerCommand.fullMessage(for: error)) }
      fail("\(message); see `wordhoard-server --help`", code.rawValue)
    }
  }

  /// Prints an error in one line on standard error, and ends the process.
  private static func fail(_ message: String, _ code: Int32) -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: "; ")
    StandardStreams.warn("wordhoard-server: \(line.prefix(1000))")
    exit(code)
  }
}
