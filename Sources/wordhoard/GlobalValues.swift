import ClientCore
import FoundationEssentials
import Glibc
import Kit
import Lexicon
import Messages
import Terminal

/// The values of the options of every command, from `GlobalOptions` or their defaults.
struct GlobalValues: Equatable {
  /// Whether to use line mode.
  var isPlain = false
  /// Whether to print one JSON document.
  var isJSON = false
  /// The player's folder; nil for the folder that the environment names.
  var home: String?
  /// The name of the colors; nil for the theme of the settings.
  var theme: String?
  /// The score server; nil for the server of the environment or the settings.
  var server: String?
  /// Whether a server on another machine may be unencrypted.
  var isInsecure = false
  /// Whether to start a new journal if the old one cannot be read.
  var startsNew = false

  /// The values of the flags `--plain` and `--json` at the end of a command line, and the arguments before them.
  static func flags(endingIn arguments: [String]) -> (GlobalValues, rest: [String]) {
    var (values, rest) = (GlobalValues(), arguments[...])
    while let last = rest.last {
      switch last {
      case "--plain": values.isPlain = true
      case "--json": values.isJSON = true
      default: return (values, Array(rest))
      }
      rest.removeLast()
    }
    return (values, [])
  }

  /// The client with these options, on the real process.
  func client() throws -> Composition {
    let environment = processEnvironment()
    var host = Host.process(environment: environment)
    var options = Options(
      home: homeDirectory(environment), content: try Self.contentDirectory(environment))
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      options.cache = "\(cache)/wordhoard"
    }
    options.program = "wordhoard/\(WordhoardCommand.version)"
    options.json = isJSON
    options.isPlain = isPlain || !["", "0"].contains(environment["WORDHOARD_PLAIN"] ?? "")
    // Programs that read plain text break lines themselves.
    if options.isPlain, environment["COLUMNS"] == nil, isatty(STDOUT_FILENO) == 0 {
      host.display.width = Display.unwrapped
    }
    options.startNew = startsNew
    options.server = [server, environment["WORDHOARD_SERVER"]].lazy.compactMap { $0 }
      .first { !$0.isEmpty }
    options.allowsPlain = isInsecure
    options.dictionaryFolders = dictionaryFolders(options.home, environment)
    options.dataFolders = dataFolders(options.home, environment)
    if let theme { options.theme = try chosenTheme(theme) }
    let client = try Composition(host: host, options: options)
    CurrentClient.use(client)
    client.core.keepUntilExit()
    return client
  }

  /// The folder with Wordhoard's words: of the environment, else found from the program's own path.
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
