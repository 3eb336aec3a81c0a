import ArgumentParser
import Client
import FrontEnds
import FoundationEssentials
import GameEngine
import Glibc
import Lexicon
import Messages
import Terminal

/// Options of every command.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Use line mode, in plain text, instead of the full screen; same as $WORDHOARD_PLAIN.")
  var plain = false

  @Flag(help: "Print data as one JSON document instead of prose.")
  var json = false

  @Option(
    help: ArgumentHelp("Your data folder, instead of $WORDHOARD_HOME.", valueName: "dir"),
    completion: .directory)
  var home: String?

  @Option(
    help: ArgumentHelp(
      "The colors for this run: dark, light, sepia, ocean, candy or mono.", valueName: "name"),
    completion: .list(Theme.allCases.map(\.rawValue)))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "The score server, instead of $WORDHOARD_SERVER and the setting.", valueName: "url"))
  var server: String?

  @Flag(help: "Allow an unencrypted connection to a server on another machine.")
  var insecure = false

  @Flag(help: "If your journal cannot be read, keep it as a backup and start a new one.")
  var new = false

  /// The client with these options, on the real process.
  func client() throws -> Composition {
    let environment = ProcessInfo.processInfo.environment
    var host = Host.process(environment: environment)
    var options = Options(
      home: homeDirectory(environment), content: try Self.contentDirectory(environment))
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      options.cache = "\(cache)/wordhoard"
    }
    options.json = json
    options.isPlain = plain || !["", "0"].contains(environment["WORDHOARD_PLAIN"] ?? "")
    // Programs that read plain text break lines themselves.
    if options.isPlain, environment["COLUMNS"] == nil, isatty(STDOUT_FILENO) == 0 {
      host.display.width = Display.unwrapped
    }
    options.startNew = new
    options.server = [server, environment["WORDHOARD_SERVER"]].lazy.compactMap { $0 }
      .first { !$0.isEmpty }
    options.allowsPlain = insecure
    options.dictionaryFolders = dictionaryFolders(options.home, environment)
    options.dataFolders = dataFolders(options.home, environment)
    if let theme { options.theme = try chosenTheme(theme) }
    let client = try Composition(host: host, options: options)
    ErrorLanguage.use { client.messages }
    client.keepUntilExit()
    return client
  }

  /// Starts on the full screen or in line mode, and exits with the resulting code.
  func begin(_ start: Start, jsonl: Bool = false) async throws {
    let code = try await client().start.begin(start, jsonl: jsonl)
    if code != 0 { throw ExitCode(code) }
  }

  /// Where the words are.
  static func contentDirectory(_ environment: [String: String]) throws -> String {
    do {
      return try ContentLocator.directory(executable: ownExecutable(), environment: environment)
    } catch {
      throw ClientError(error)
    }
  }

  private func chosenTheme(_ name: String) throws -> Theme {
    guard let theme = Theme(rawValue: name) else {
      let known = Theme.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        .unknownValue,
        "unknown theme \"\(name)\"",
        remedy: "choose one of \(known)",
        exit: .usage)
    }
    return theme
  }

  /// The folders of dictionaries: `$WORDHOARD_DICTIONARIES`, else the player's and the system's.
  private func dictionaryFolders(_ home: String, _ environment: [String: String]) -> [String] {
    if let list = environment["WORDHOARD_DICTIONARIES"] {
      return list.split(separator: ":").map(String.init)
    }
    let stardict = environment["HOME"].map { ["\($0)/.stardict/dic"] } ?? []
    return ["\(home)/dictionaries"] + stardict + DictionaryFinder.systemFolders
  }

  /// The folders of language data: `$WORDHOARD_DATA`, else the player's and the system's.
  private func dataFolders(_ home: String, _ environment: [String: String]) -> [String] {
    if let list = environment["WORDHOARD_DATA"] {
      return list.split(separator: ":").map(String.init)
    }
    return ["\(home)/data", "/usr/local/share/wordhoard/data"]
  }

  private func homeDirectory(_ environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let home, !home.isEmpty { return home }
    if let home = value("WORDHOARD_HOME") { return home }
    if let data = value("XDG_DATA_HOME") { return "\(data)/wordhoard" }
    let own = value("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(own)/.local/share/wordhoard"
  }
}

extension Level {
  /// The level of an option.
  ///
  /// - Throws: `ClientError` for a number that is not a level.
  static func checked(_ number: Int?) throws -> Level? {
    guard let number else { return nil }
    guard let level = Level(rawValue: number) else {
      throw ClientError(.levelOutOfRange, "--level must be 1 to 4, not \(number)", exit: .usage)
    }
    return level
  }
}
