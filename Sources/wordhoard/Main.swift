import ArgumentParser
import Client
import Foundation

/// The entry point: arguments in, exit code out.
@main
struct Main {
  static func main() async {
    // What was answered is on the disk, so there is nothing to do but to go.
    signal(SIGINT) { _ in _exit(130) }
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try WordhoardCommand.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as ClientError {
      fail(error.message, code: error.exit.rawValue)
    } catch {
      let code = WordhoardCommand.exitCode(for: error)
      let message = WordhoardCommand.message(for: error)
      guard code != .success else {
        print(WordhoardCommand.fullMessage(for: error))
        return
      }
      fail("\(message); see `wordhoard --help`", code: code.rawValue)
    }
  }

  /// Says what is wrong in one line on standard error, and ends the process.
  private static func fail(_ message: String, code: Int32) -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: "; ")
    FileHandle.standardError.write(Data("wordhoard: \(line)\n".utf8))
    exit(code)
  }
}
