import ArgumentParser
import ClientCore
import GameEngine
import Glibc
import Messages

/// The entry point: arguments in, exit code out.
@main
struct Main {
  @MainActor static func main() async {
    // New files are readable for the player alone, including those of SQLite and other programs.
    umask(0o077)
    // Every answer is already on the disk, so the process can end at once.
    signal(SIGINT) { _ in
      restoreEcho()
      _exit(130)
    }
    var client: Composition?
    do {
      let arguments = withGlobalOptionsLast(Array(CommandLine.arguments.dropFirst()))
      var command = try await command(arguments)
      if let command = command as? any ClientCommand {
        let opened = try command.options.client()
        client = opened
        try await command.run(on: opened.core)
      } else {
        try command.run()
      }
      client?.core.sayShortfall()
    } catch let ended as ExitCode {
      // The full screen ended by ^C or a signal, which needs no message.
      client?.core.sayShortfall()
      exit(ended.rawValue)
    } catch {
      if let error = ClientError(known: error) {
        let messages = client?.core.messages ?? playerMessages()
        fail(error.text(in: messages), code: error.exit.rawValue)
      }
      let code = WordhoardCommand.exitCode(for: error)
      guard code != .success else { return print(answer(to: error)) }
      let messages = client?.core.messages ?? playerMessages()
      let message =
        unknownCommand(messages)
        ?? ArgumentErrorTexts(messages).text(of: WordhoardCommand.message(for: error))
      let remedy = messages("see `wordhoard --help`")
      fail("\(message); \(remedy)", code: code.rawValue)
    }
  }

  /// Parses the command that the arguments name.
  ///
  /// Parsing from the root takes more than half a millisecond longer at every start, so a command that the
  /// first argument names is parsed on its own. Help, the version and completions need the root, which
  /// knows that the commands belong to `wordhoard`; they are recognized before anything is parsed. Each command names
  /// `wordhoard` as its super command, so that it is not asked for completion scripts first. Completions
  /// that ask a server are the only reason to parse asynchronously.
  static func command(_ arguments: [String]) async throws -> any ParsableCommand {
    let arguments = askingForHelp(arguments)
    let named = WordhoardCommand.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    Completions.setSource { try? GlobalOptions.parse([]).client().completions }
    guard let named, !arguments.contains(where: needsRoot) else {
      return try await WordhoardCommand.asyncParseAsRoot(arguments)
    }
    let rest = Array(arguments.dropFirst())
    guard let asynchronous = named as? any AsyncParsableCommand.Type else {
      return try named.parseAsRoot(rest)
    }
    return try await asynchronous.asyncParseAsRoot(rest)
  }

  /// Whether this argument may ask for help, the version, or completions. No command has short options of
  /// its own.
  private static func needsRoot(_ argument: String) -> Bool {
    guard argument.hasPrefix("--") else { return argument.hasPrefix("-") || argument == "help" }
    return [
      "--help", "--version", "--generate-completion-script", "--experimental-dump-help",
    ].contains { argument.hasPrefix($0) }
  }

  /// The message if the first argument is not a command, with the most similar one.
  private static func unknownCommand(_ messages: Messages) -> String? {
    let names = WordhoardCommand.configuration.subcommands.compactMap { command in
      command.configuration.commandName
    }
    let arguments = withGlobalOptionsLast(Array(CommandLine.arguments.dropFirst()))
    guard let first = arguments.first(where: { $0 != "help" }), !first.hasPrefix("-"),
      !names.contains(first)
    else { return nil }
    let near = names.compactMap { name in
      editDistance(first, name, limit: 2).map { (distance: $0, name: name) }
    }.min { $0.distance < $1.distance }
    if let name = near?.name {
      return messages("unknown command \"\(first)\"; did you mean \(name)?")
    }
    guard first.allSatisfy(\.isLetter) else { return messages("unknown command \"\(first)\"") }
    return messages(
      "unknown command \"\(first)\"; `wordhoard define \(first)` looks the word up")
  }

  /// The help, the version or the completions that a command was asked for.
  private static func answer(to request: any Error) -> String {
    let english = WordhoardCommand.fullMessage(for: request, columns: Display.unwrapped)
    let messages = HelpTexts.isHelp(english) ? playerMessages() : .english
    // The parser itself prints English.
    guard messages.language != Messages.english.language else {
      return WordhoardCommand.fullMessage(for: request)
    }
    let width = Display(environment: processEnvironment()).width
    return HelpTexts(messages: messages, width: width).text(of: english)
  }

  /// The texts in the player's language, for help and for errors before the client is open.
  private static func playerMessages() -> Messages {
    let arguments = CommandLine.arguments
    let place = arguments.firstIndex { $0 == "--home" || $0.hasPrefix("--home=") }
    let home = place.map { arguments[$0...].prefix(arguments[$0] == "--home" ? 2 : 1) } ?? []
    let options = (try? GlobalOptions.parse(Array(home))) ?? (try? GlobalOptions.parse([]))
    return options?.messages() ?? .english
  }

  /// Prints an error on one line and ends the process.
  private static func fail(_ message: String, code: Int32) -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: "; ")
    let shown = shortened(line, to: 1000)
    DescriptorSink(descriptor: STDERR_FILENO).remark(shown)
    exit(code)
  }
}

/// Makes `help deck` of `deck --help`. For the latter the parser would show only the help of `deck list`, the default, and not
/// name the other subcommands.
func askingForHelp(_ arguments: [String]) -> [String] {
  let own = arguments.prefix { $0 != "--" }
  guard own.contains("--help") || own.contains("-h") || own.first == "help" else {
    return arguments
  }
  let named = own.drop { $0 == "help" }
  var command: any ParsableCommand.Type = WordhoardCommand.self
  let path = named.prefix { argument in
    let next = command.configuration.subcommands.first {
      $0.configuration.commandName == argument
    }
    command = next ?? command
    return next != nil
  }
  if path.isEmpty, let first = named.first, !first.hasPrefix("-") {
    // What is no command is an error, with help or without.
    return [first]
  }
  return ["help"] + path
}

/// Moves global options from before the command to the end, where the command expects them: `--home DIR today`
/// becomes `today --home DIR`.
func withGlobalOptionsLast(_ arguments: [String]) -> [String] {
  var place = 0
  scan: while place < arguments.count {
    switch arguments[place] {
    case "--home", "--theme", "--server": place += 2
    case "--plain", "--json", "--new", "--insecure": place += 1
    case let other
    where ["--home=", "--theme=", "--server="].contains(where: other.hasPrefix): place += 1
    default: break scan
    }
  }
  guard place > 0, place < arguments.count, !arguments[place].hasPrefix("-") else {
    return arguments
  }
  let command = arguments[place...]
  let end = command.firstIndex(of: "--") ?? command.endIndex
  return Array(command[..<end]) + arguments[..<place] + command[end...]
}
